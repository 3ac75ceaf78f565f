/** @jest-environment node */
import { aGame, anEntry } from '../testing/fixtures'
import { laterRig, stopVisit } from '../testing/later_rig'

afterEach(stopVisit)

const ASKS = 'GET /v1/games/t1/answer'
const trivia = aGame({ id: 't1', gameType: 'TRIVIA', correctAnswer: 'withheld' })
const told = { [ASKS]: () => ({ status: 200, body: { gameId: 't1', correctAnswer: 'B' } }) }
const tap = {
  type: 'side_picked',
  side: 'A',
  key: 'k1',
  pickedAt: '2026-01-01T00:00:00.000Z',
} as const
const entry = anEntry([trivia, aGame({ id: 'g2' })])

test('a stranger’s answer is on its way while the pick locks, and is asked for once', async () => {
  const rig = await laterRig({}, told, undefined, entry)
  expect(rig.server.asked).toEqual([])
  rig.visit.engine.send(tap)
  expect(rig.visit.engine.state().phase).toBe('locking')
  await rig.until(() => rig.server.count(ASKS) === 1)
  expect(rig.visit.engine.state().phase).toBe('locking')
  rig.advance(3000)
  await rig.until(() => rig.visit.engine.state().phase === 'majorityBonus')
  expect(rig.visit.engine.state()).toMatchObject({
    game: { correctAnswer: 'B' },
    outcome: { correct: false },
  })
  expect(rig.server.count(ASKS)).toBe(1)
})

test('a tap that came before the rest of the host is asked for when that is there', async () => {
  const rig = await laterRig({}, told, (visit) => visit.engine.send(tap), entry)
  await rig.until(() => rig.server.count(ASKS) === 1)
  expect(rig.visit.engine.state().phase).toBe('locking')
})

test('a player asks for no answer: the play brings it', async () => {
  const rig = await laterRig({ refresh_token: 'rt_0' }, told, undefined, entry)
  await rig.until(() => rig.state().session.loggedIn)
  rig.visit.engine.send(tap)
  rig.advance(3000)
  await rig.until(() => rig.plays.length === 1)
  await rig.until(() => rig.visit.engine.state().phase === 'majorityBonus')
  expect(rig.server.count(ASKS)).toBe(0)
})
