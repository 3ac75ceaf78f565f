/** @jest-environment node */
import { createVisit } from '../app/create_visit'
import { createHostEvents } from '../bridge/host_events'
import { browserWaiting } from '../federation/remote_loader'
import { startServer, tokenRoutes } from '../testing/auth_server'
import { createFakeClock } from '../testing/fake_clock'
import { fakeLoader } from '../testing/fake_loader'
import { aGame, anEntry, aWidget } from '../testing/fixtures'
import { startLater } from './start_later'

const games = ['g1', 'g2', 'g3', 'g4'].map((id) => aGame({ id }))
const answer = {
  refreshToken: 'rt_0',
  accessToken: 'at_0',
  accessTokenExpiresIn: 900,
  method: 'sign_up' as const,
}

let stop = () => Promise.resolve()
afterEach(() => stop())

/** A visit with everything that follows the first question, before a real server that knows one player. */
async function visit(
  stored: Record<string, string> = {},
  over: Parameters<typeof startServer>[0] = {}
) {
  const tokens = tokenRoutes()
  const plays: { gameId: string; key: unknown; token: string | null }[] = []
  const server = await startServer({
    'POST /auth/refresh': tokens.refresh,
    'POST /auth/logout': () => ({ status: 200, body: {} }),
    'GET /v1/profiles': tokens.profile,
    'GET /v1/leaderboards/points': () => ({ status: 200, body: [{ points: 90 }] }),
    'GET /v2/widgets/w1': () => ({
      status: 200,
      body: aWidget([...games, aGame({ id: 'g5' })], {
        gamePlays: plays.map(({ gameId }) => ({ gameId })) as never,
      }),
    }),
    'POST /v1/gameplays': ({ body, headers, token }) => {
      const { gameId } = body as { gameId: string }
      plays.push({ gameId, key: headers['x-idempotency-key'], token })
      return { status: 201, body: { points: 20, correct: true } }
    },
    ...over,
  })
  const values = new Map(Object.entries(stored))
  const events = new EventTarget()
  const sent: unknown[] = []
  const { clock, advance } = createFakeClock()
  const store = {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  }
  const window = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    navigator: {},
  }
  const made = createVisit({
    entry: anEntry(games),
    gameOnScreen: 'g1',
    values: store,
    clock,
    now: () => new Date(),
    loader: fakeLoader({}).loader,
    waiting: browserWaiting,
    whenIdle: () => undefined,
    bridge: {
      events: createHostEvents(),
      handshake: () => Promise.resolve(null),
      send: (...message) => sent.push(message),
      close: () => undefined,
    },
    loadLater: (own) =>
      Promise.resolve(
        startLater(own, {
          values: store,
          window: window as never,
          origin: { baseUrl: server.baseUrl, referrer: '' },
          loadApi: () => import('../api/host_api'),
        })
      ),
  })
  const later = await made.later()
  stop = async () => {
    made.end()
    // What a sign-in sets off is under way still.
    await new Promise((resolve) => setTimeout(resolve, 50))
    await server.stop()
  }
  const until = async (holds: () => boolean) => {
    for (let tries = 0; tries < 200 && !holds(); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    expect(holds()).toBe(true)
  }
  return {
    visit: made,
    later,
    server,
    plays,
    sent,
    values,
    events,
    advance,
    until,
    state: () => made.app.store.getState(),
  }
}

const picked = (gameId: string, day: number) => ({
  gameId,
  side: 'A',
  points: 20,
  correctAnswer: null,
  correct: true,
  key: `key-${gameId}`,
  pickedAt: `2026-01-0${day}T00:00:00.000Z`,
})
const played = (...entries: unknown[]) => ({
  'vs:news.example.com:playedGames': JSON.stringify({ v: 1, data: entries }),
})

describe('signing up with picks waiting', () => {
  test('replays them oldest first, learns the points of the week and takes their games off the list', async () => {
    const rig = await visit(played(picked('g2', 2), picked('g3', 1)))
    expect(rig.visit.engine.state()).toMatchObject({ game: { id: 'g1' }, sessionPoints: 40 })
    await rig.later.session.signIn(answer)
    await rig.until(() => rig.visit.engine.state().queue.some(({ id }) => id === 'g5'))
    expect(rig.plays).toEqual([
      { gameId: 'g3', key: 'replay-u1-g3', token: 'at_0' },
      { gameId: 'g2', key: 'replay-u1-g2', token: 'at_0' },
    ])
    expect(rig.visit.engine.state().queue.map(({ id }) => id)).toEqual(['g4', 'g5'])
    expect(rig.values.has('vs:news.example.com:playedGames')).toBe(false)
    await rig.until(() => rig.state().session.week?.points === 90)
    expect(rig.state().session).toMatchObject({
      loggedIn: true,
      profile: { id: 'u1', username: 'ada' },
    })
    expect(rig.state().widget.toast?.text).toBe('Welcome, ada!')
  })
})

describe('a visitor who comes back signed in', () => {
  test('is not greeted again, and a game played elsewhere leaves the screen', async () => {
    const rig = await visit(
      { refresh_token: 'rt_0' },
      {
        'GET /v2/widgets/w1': () => ({
          status: 200,
          body: aWidget(games, { gamePlays: [{ gameId: 'g1' }] as never }),
        }),
      }
    )
    expect(rig.state().session.loading).toBe(true)
    await rig.until(() => rig.visit.engine.state().game?.id === 'g2')
    expect(rig.state().widget.toast).toBeNull()
    expect(rig.visit.engine.state().phase).toBe('passive')
  })

  test('has a pick sent that never got an answer, with its own key', async () => {
    const pending = {
      userId: 'u1',
      gameId: 'g2',
      side: 'B',
      key: 'key-0002',
      pickedAt: '2026-01-01T00:00:00.000Z',
    }
    const rig = await visit({
      'refresh_token': 'rt_0',
      'vs:news.example.com:pendingPicks': JSON.stringify({
        v: 1,
        data: [pending, { ...pending, userId: 'u9', key: 'key-0009' }],
      }),
    })
    await rig.until(() => rig.plays.length > 0)
    expect(rig.plays.map(({ key }) => key)).toEqual(['key-0002'])
    expect(rig.visit.picks.pending.all().map(({ key }) => key)).toEqual(['key-0009'])
  })

  test('waits for the session before a pick goes anywhere', async () => {
    const rig = await visit({ refresh_token: 'rt_0' })
    rig.visit.engine.send({
      type: 'side_picked',
      side: 'A',
      key: 'key-0001',
      pickedAt: '2026-01-01T00:00:00.000Z',
    })
    rig.advance(3000)
    await rig.until(() => rig.visit.engine.state().phase === 'majorityBonus')
    expect(rig.plays).toEqual([{ gameId: 'g1', key: 'key-0001', token: 'at_1' }])
    expect(rig.visit.engine.state().outcome?.points.total).toBe(20)
  })
})

describe('offline', () => {
  test('says so once, plays on, and sends the pick when the network is back', async () => {
    let up = false
    const keys: unknown[] = []
    const rig = await visit(
      { refresh_token: 'rt_0' },
      {
        'POST /v1/gameplays': ({ headers }) => {
          keys.push(headers['x-idempotency-key'])
          return up ? { status: 201, body: { points: 10, correct: false } } : 'hang_up'
        },
      }
    )
    rig.visit.engine.send({
      type: 'side_picked',
      side: 'A',
      key: 'key-0001',
      pickedAt: '2026-01-01T00:00:00.000Z',
    })
    rig.advance(3000)
    await rig.until(() => rig.visit.engine.state().phase === 'majorityBonus')
    expect(rig.state().widget.toast?.text).toBe('You are offline')
    rig.advance(2000)
    expect(rig.visit.engine.state().sessionPoints).toBe(20)
    up = true
    rig.events.dispatchEvent(new Event('online'))
    await rig.until(() => rig.visit.engine.state().sessionPoints === 10)
    expect(keys).toEqual(['key-0001', 'key-0001'])
  })
})

describe('logging out', () => {
  test('tells the page, forgets the player and keeps playing as a stranger', async () => {
    const rig = await visit({ refresh_token: 'rt_0' })
    await rig.until(() => rig.state().session.loggedIn)
    await rig.later.session.logOut()
    expect(rig.state().session).toEqual({
      loggedIn: false,
      loading: false,
      profile: null,
      week: null,
    })
    expect(rig.state().widget.toast?.text).toBe('You are logged out')
    expect(rig.sent).toEqual([['vs_logout', {}]])
    expect(rig.visit.engine.state()).toMatchObject({ loggedIn: false, phase: 'passive' })
  })
})
