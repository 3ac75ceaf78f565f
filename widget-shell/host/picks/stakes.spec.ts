/** @jest-environment node */
import { desk, pick, stopServer } from '../testing/desk_rig'

afterEach(stopServer)

describe('a stake', () => {
  const stake = { ticketType: 'black' as const, quantity: 25 }
  const staked = { ...pick, stake }
  const rival = { username: 'leo', avatar: null, profileColor: '17807e', quantity: 8, side: 'B' }

  test('is sent with its pick, and what became of it is told', async () => {
    const bodies: unknown[] = []
    const { sent, submit, calls } = await desk({
      'POST /v1/gameplays': ({ body }) => {
        bodies.push(body)
        const answer = { points: 10, correct: null, correctAnswer: null }
        return {
          status: 201,
          body: { ...answer, state: 'matched', matched: 8, opponents: { u2: rival } },
        }
      },
    })
    await submit({ pick: staked })
    expect(bodies).toMatchObject([stake])
    const wager = { state: 'matched', matched: 8, opponents: [rival] }
    expect(sent).toMatchObject([{ outcome: { wager } }])
    expect(calls.staked.mock.calls).toEqual([['placed']])
  })

  test('that is decided with its pick needs no good luck', async () => {
    const answer = { points: 10, correct: false, correctAnswer: 'B', state: 'lost', matched: 1 }
    const { submit, calls } = await desk({
      'POST /v1/gameplays': () => ({ status: 201, body: { ...answer, opponents: {} } }),
    })
    await submit({ pick: staked })
    expect(calls.staked).not.toHaveBeenCalled()
  })

  test('is not kept by whoever turns out to be a stranger', async () => {
    const { picks, submit, calls } = await desk({}, null)
    await submit({ pick: staked })
    expect(calls.staked.mock.calls).toEqual([['stranger']])
    expect(picks.played.all()).toEqual([expect.not.objectContaining({ stake })])
  })
})
