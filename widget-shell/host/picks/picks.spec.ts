/** @jest-environment node */
import type { PlayEvent } from '../engine/play_state'
import { context, desk, game, local, pick, stopServer } from '../testing/desk_rig'
import { sendPending } from './send_pending'
import { playedIdsOf, waitingPoints } from './stored_picks'

afterEach(stopServer)

describe('a stranger', () => {
  test('keeps the pick in the browser and asks no server', async () => {
    const { server, picks, sent, submit } = await desk({}, null)
    await submit()
    expect(server.asked).toEqual([])
    expect(picks.played.all()).toEqual([
      {
        gameId: 'g1',
        side: 'A',
        points: 20,
        correctAnswer: null,
        correct: true,
        key: 'key-0001',
        pickedAt: pick.pickedAt,
      },
    ])
    expect(sent).toEqual([{ type: 'pick_settled', gameId: 'g1', outcome: local, confirmed: true }])
    expect(waitingPoints(picks)).toBe(20)
  })

  test('who picked the other side in another tab keeps the first pick', async () => {
    const { picks, sent, submit } = await desk({}, null)
    const first = {
      ...pick,
      side: 'B' as const,
      key: 'key-0009',
      points: 10,
      correctAnswer: null,
      correct: false,
    }
    picks.played.put(first)
    await submit()
    expect(picks.played.all()).toEqual([first])
    expect(sent).toMatchObject([
      { type: 'pick_settled', confirmed: true, outcome: { correct: false, points: { total: 10 } } },
    ])
  })

  test('has at most two hundred picks kept, the oldest go first', async () => {
    const { picks } = await desk({}, null)
    for (let index = 0; index < 205; index += 1) {
      picks.played.put({
        gameId: `g${index}`,
        side: 'A',
        points: 1,
        correctAnswer: null,
        correct: null,
        key: 'k',
        pickedAt: 'x',
      })
    }
    expect(picks.played.all()).toHaveLength(200)
    expect(playedIdsOf(picks).has('g4')).toBe(false)
    expect(playedIdsOf(picks).has('g5')).toBe(true)
  })

  test.each([
    '',
    'no json',
    '{"v":2,"data":[{}]}',
    '{"v":1,"data":"x"}',
    '{"v":1,"data":[null,{"gameId":3}]}',
  ])('with %j in the storage counts as one who never played', async (broken) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { stored, picks } = await desk({}, null)
    stored.set('vs:news.example.com:playedGames', broken)
    expect(picks.played.all()).toEqual([])
    jest.restoreAllMocks()
  })
})

describe('a player', () => {
  const play = { id: 'p1', points: 10, correct: false, correctAnswer: null }

  test('sends the pick with its key, and the answer replaces the own numbers', async () => {
    const bodies: unknown[] = []
    const { picks, sent, calls, submit } = await desk({
      'POST /v1/gameplays': ({ body, headers }) => {
        bodies.push({ ...(body as object), key: headers['x-idempotency-key'] })
        return { status: 201, body: play }
      },
      'GET /v1/majority-bonus/g1': () => ({
        status: 200,
        body: { gameId: 'g1', sideAPercent: 40 },
      }),
    })
    await submit()
    expect(bodies).toEqual([
      {
        gameId: 'g1',
        side: 'A',
        ticketType: 'free',
        quantity: 1,
        points: 0,
        widgetId: 'w1',
        distributorId: 'default',
        returnUrl: '/widget/w1/game/g1',
        key: 'key-0001',
      },
    ])
    expect(sent).toMatchObject([
      {
        type: 'pick_settled',
        confirmed: true,
        outcome: { sideAPercent: 40, winner: 'B', correct: false, points: { total: 10 } },
      },
    ])
    expect(calls.played).toHaveBeenCalledTimes(1)
    expect(picks.pending.all()).toEqual([])
    expect(picks.sent.all()).toEqual(['g1'])
  })

  test('without a poll in time keeps the one that was counted here', async () => {
    const { sent, submit } = await desk({
      'POST /v1/gameplays': () => ({ status: 201, body: play }),
    })
    await submit()
    expect(sent).toMatchObject([
      { outcome: { sideAPercent: local.sideAPercent, points: { total: 10 } } },
    ])
  })

  test('has the key stored before the pick is sent', async () => {
    let storedWhenAsked: string | undefined
    const made = await desk({
      'POST /v1/gameplays': () => {
        storedWhenAsked = made.stored.get('vs:news.example.com:pendingPicks')
        return { status: 201, body: play }
      },
    })
    await made.submit()
    expect(storedWhenAsked).toContain('key-0001')
  })

  test('offline goes on, and the same key is sent once the network is back', async () => {
    const keys: unknown[] = []
    let up = false
    const made = await desk({
      'POST /v1/gameplays': ({ headers }) => {
        keys.push(headers['x-idempotency-key'])
        return up ? { status: 201, body: play } : 'hang_up'
      },
    })
    await made.submit()
    expect(made.sent).toEqual([
      { type: 'pick_settled', gameId: 'g1', outcome: local, confirmed: false },
    ])
    expect(made.calls.waits).toHaveBeenCalledTimes(1)
    expect(made.picks.pending.all()).toHaveLength(1)
    up = true
    const { http, picks, sent } = made
    const state = () => ({ pick, outcome: local }) as never
    const options = {
      http,
      picks,
      context,
      onTheWay: new Set<string>(),
      state,
      send: (event: PlayEvent) => void sent.push(event),
    }
    await expect(sendPending('u2', options)).resolves.toBe(true)
    expect(keys).toHaveLength(1)
    await expect(sendPending('u1', options)).resolves.toBe(true)
    expect(keys).toEqual(['key-0001', 'key-0001'])
    expect(picks.pending.all()).toEqual([])
    expect(sent.at(-1)).toMatchObject({
      type: 'pick_settled',
      confirmed: true,
      outcome: { points: { total: 10 } },
    })
  })

  test.each([
    [500, 'E_INTERNAL', false, null],
    [422, 'E_VALIDATION', false, null],
    [404, 'E_NOT_FOUND', true, 'Este juego ya no acepta respuestas.'],
    [409, 'E_ALREADY_PLAYED', true, 'Ya jugaste este juego.'],
    [410, 'E_GAME_CLOSED', true, 'Este juego ya no acepta respuestas.'],
    [423, 'E_GAME_QUARANTINED', true, 'Este juego ya no acepta respuestas.'],
  ])('refused with %i %s is told why and never sent again', async (...refusal) => {
    const [status, code, gameGone, message] = refusal
    const problem = { code, message: 'Title', errors: [{ message: 'An English reason' }] }
    const { server, picks, sent, submit } = await desk({
      'POST /v1/gameplays': () => ({ status, body: problem }),
    })
    await submit()
    expect(server.count('POST /v1/gameplays')).toBe(1)
    const again = gameGone ? {} : { game }
    expect(sent).toEqual([{ type: 'pick_refused', gameId: 'g1', message, gameGone, ...again }])
    expect(picks.pending.all()).toEqual([])
  })

  test('whose first try is still worked on goes on, and the pick waits with its key', async () => {
    const { picks, sent, calls, submit } = await desk({
      'POST /v1/gameplays': () => ({ status: 409, body: { code: 'E_IDEMPOTENCY_IN_FLIGHT' } }),
    })
    await submit()
    expect(sent).toMatchObject([{ type: 'pick_settled', confirmed: false }])
    expect(calls.waits).toHaveBeenCalledWith(false)
    expect(picks.pending.all()).toMatchObject([{ key: 'key-0001' }])
    expect(picks.sent.all()).toEqual([])
  })

  test('whose session is over keeps the pick as a stranger', async () => {
    const { picks, sent, submit } = await desk({ 'POST /v1/gameplays': () => ({ status: 401 }) })
    await submit()
    expect(sent).toMatchObject([{ type: 'pick_settled', confirmed: true }])
    expect(picks.played.all()).toHaveLength(1)
  })
})
