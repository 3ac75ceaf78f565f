/** @jest-environment node */
import { aGame } from '../testing/fixtures'
import { desk, pick, stopServer } from '../testing/desk_rig'
import { until } from '../testing/until'

afterEach(stopServer)

const ASKS = 'GET /v1/games/g1/answer'
const trivia = aGame({ id: 'g1', gameType: 'TRIVIA', correctAnswer: 'withheld' })
const submission = { game: trivia }
const answer = (correctAnswer: string | null) => () => ({
  status: 200,
  body: { gameId: 'g1', correctAnswer },
})

describe('a stranger’s pick of a trivia whose answer is withheld', () => {
  test.each([
    ['A', true, 40, 'A'],
    ['B', false, 20, 'B'],
    [null, true, 40, 'A'],
  ] as const)('with the answer %p is correct: %p', async (told, correct, total, winner) => {
    const { picks, sent, submit } = await desk({ [ASKS]: answer(told) }, null)
    await submit(submission)
    const outcome = { correct, correctAnswer: told, winner, points: { total } }
    expect(sent).toMatchObject([{ type: 'pick_settled', confirmed: true, outcome }])
    const kept = { gameId: 'g1', correct, correctAnswer: told, points: total, key: pick.key }
    expect(picks.played.all()).toMatchObject([kept])
    expect(picks.locking.all()).toEqual([])
  })

  test.each(['hang_up', { status: 404 }, { status: 429 }, { status: 503 }] as const)(
    'gets a result without a verdict where the answer is %j',
    async (failure) => {
      jest.spyOn(console, 'warn').mockImplementation(() => undefined)
      const { picks, sent, submit } = await desk({ [ASKS]: () => failure }, null)
      await submit(submission)
      const verdict = { correct: null, winner: null, correctAnswer: 'withheld' }
      const outcome = { ...verdict, points: { total: 20 } }
      expect(sent).toMatchObject([{ type: 'pick_settled', confirmed: false, outcome }])
      expect(picks.played.all()).toMatchObject([{ correct: null, correctAnswer: 'withheld' }])
      jest.restoreAllMocks()
    }
  )

  test('does not wait for a slow answer, and is judged when it comes', async () => {
    let tell: () => void = () => undefined
    const slow = new Promise<void>((resolve) => (tell = resolve))
    const { picks, sent, submit } = await desk(
      { [ASKS]: async () => (await slow, answer('B')()) },
      null
    )
    const done = submit(submission)
    await until(() => sent.length > 0)
    expect(sent).toMatchObject([{ confirmed: false, outcome: { correct: null, winner: null } }])
    tell()
    await done
    expect(sent[1]).toMatchObject({ confirmed: true, outcome: { correct: false, winner: 'B' } })
    expect(picks.played.all()).toMatchObject([{ correct: false, correctAnswer: 'B' }])
  })

  test('that was handed in meanwhile is not kept again', async () => {
    let tell: () => void = () => undefined
    const slow = new Promise<void>((resolve) => (tell = resolve))
    const made = await desk({ [ASKS]: async () => (await slow, answer('B')()) }, null)
    const done = made.submit(submission)
    await until(() => made.picks.played.all().length > 0)
    made.picks.played.clear()
    tell()
    await done
    expect(made.picks.played.all()).toEqual([])
  })

  test('names the widget for a private game', async () => {
    const asked: (string | undefined)[] = []
    const { server, submit } = await desk(
      {
        [ASKS]: ({ url }) => {
          asked.push(url)
          return answer('A')()
        },
      },
      null
    )
    await submit({ game: { ...trivia, isPrivate: true } })
    expect(asked).toEqual(['/v1/games/g1/answer?widgetId=w1'])
    expect(server.count(ASKS)).toBe(1)
  })

  test('asks nothing for a game whose answer is no secret', async () => {
    const { server, submit } = await desk({}, null)
    await submit({ game: { ...trivia, correctAnswer: null } })
    expect(server.asked).toEqual([])
  })
})

test('a player’s play brings the answer, and no other call asks for it', async () => {
  const { server, sent, submit } = await desk({
    'POST /v1/gameplays': () => ({
      status: 201,
      body: { points: 10, correct: false, correctAnswer: 'B' },
    }),
  })
  await submit(submission)
  expect(server.count(ASKS)).toBe(0)
  const outcome = { correct: false, correctAnswer: 'B', winner: 'B', points: { total: 10 } }
  expect(sent).toMatchObject([{ type: 'pick_settled', confirmed: true, outcome }])
})
