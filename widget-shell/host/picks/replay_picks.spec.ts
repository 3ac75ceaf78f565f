/** @jest-environment node */
import { context, desk, stopServer } from '../testing/desk_rig'
import { replayPicks } from './replay_picks'
import { playedIdsOf } from './stored_picks'

afterEach(stopServer)

describe('handing picks to a new account', () => {
  const waiting = ['2026-01-03', '2026-01-01', '2026-01-02'].map((day, index) => ({
    gameId: `g${index}`,
    side: 'B' as const,
    points: 10,
    correctAnswer: null,
    correct: null,
    key: `key-${index}`,
    pickedAt: `${day}T00:00:00.000Z`,
  }))

  async function replay(answers: (number | 'hang_up' | 'in_flight')[]) {
    const keys: unknown[] = []
    const made = await desk({
      'POST /v1/gameplays': ({ headers }) => {
        keys.push(headers['x-idempotency-key'])
        const answer = answers.shift() ?? 201
        if (answer === 'in_flight') {
          return { status: 409, body: { code: 'E_IDEMPOTENCY_IN_FLIGHT' } }
        }
        return answer === 'hang_up' ? answer : { status: answer, body: { points: 15 } }
      },
    })
    for (const one of waiting) made.picks.played.put(one)
    const replayed = await replayPicks('u1', made.picks, made.http, context)
    return { ...made, keys, replayed }
  }

  test('sends them oldest first under keys of their own and clears the storage', async () => {
    const { keys, replayed, picks, stored } = await replay([])
    expect(keys).toEqual(['replay-u1-g1', 'replay-u1-g2', 'replay-u1-g0'])
    expect(replayed).toEqual({ counted: 3, points: 45 })
    expect(stored.has('vs:news.example.com:playedGames')).toBe(false)
    expect(playedIdsOf(picks)).toEqual(new Set(['g0', 'g1', 'g2']))
  })

  test('a refusal settles a pick as much as a success', async () => {
    const { replayed, picks } = await replay([409, 410, 201])
    expect(replayed).toEqual({ counted: 1, points: 15 })
    expect(picks.played.all()).toEqual([])
  })

  test.each(['hang_up' as const, 'in_flight' as const, 503, 401, 429])(
    '%s stops it and keeps the rest',
    async (trouble) => {
      const { keys, picks } = await replay([201, trouble])
      expect(keys).toHaveLength(2)
      expect(picks.played.all().map((one) => one.gameId)).toEqual(['g0', 'g2'])
    }
  )
})
