/** @jest-environment node */
import { aGame, anEntry } from '../testing/fixtures'
import { laterRig, stopVisit } from '../testing/later_rig'

afterEach(stopVisit)

const callOf = (id: string) => `GET /v1/games/${id}/speech`
const marks = [{ type: 'word' as const, value: 'Tea', time: 120 }]
const told = (gameId: string) => ({
  [callOf(gameId)]: () => ({ status: 200, body: { gameId, speechMarks: marks } }),
})
const spoken = (id: string) => aGame({ id, metadata: { speechMarks: [], sourceKeywords: ['tea'] } })
const tap = {
  type: 'side_picked',
  side: 'A',
  key: 'k1',
  pickedAt: '2026-01-01T00:00:00.000Z',
} as const

test('what is spoken in the first game comes by itself, in the next one with the pick, each once', async () => {
  const entry = anEntry([spoken('s1'), spoken('s2'), spoken('s3')])
  const rig = await laterRig({}, { ...told('s1'), ...told('s2') }, undefined, entry)
  const { engine } = rig.visit
  await rig.until(() => engine.state().game?.metadata.speechMarks?.length === 1)
  expect(engine.state().game).toEqual({
    ...spoken('s1'),
    metadata: { speechMarks: marks, sourceKeywords: ['tea'] },
  })
  expect(rig.server.asked.filter((call) => call.includes('/speech'))).toEqual([callOf('s1')])
  engine.send(tap)
  await rig.until(() => engine.state().queue[0]?.metadata.speechMarks?.length === 1)
  expect(engine.state().phase).toBe('locking')
  expect(engine.state().queue[1]).toEqual(spoken('s3'))
  rig.advance(3000)
  await rig.until(() => engine.state().phase === 'majorityBonus')
  expect(rig.server.asked.filter((call) => call.includes('/speech'))).toEqual([
    callOf('s1'),
    callOf('s2'),
  ])
})

test('a call that fails leaves the question whole, and is not made again', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const failing = { [callOf('s1')]: () => ({ status: 500, body: {} }) }
  const rig = await laterRig({}, failing, undefined, anEntry([spoken('s1'), aGame({ id: 'g2' })]))
  const { engine } = rig.visit
  await rig.until(() => warned.mock.calls.length > 0)
  expect(engine.state()).toMatchObject({ phase: 'passive', game: { id: 's1' } })
  engine.send(tap)
  rig.advance(3000)
  await rig.until(() => engine.state().phase === 'majorityBonus')
  expect(rig.server.count(callOf('s1'))).toBe(1)
  warned.mockRestore()
})

test('a game without a voice asks for nothing, nor does one that came with its words', async () => {
  const whole = aGame({ id: 's1', metadata: { speechMarks: marks } })
  const rig = await laterRig({}, {}, undefined, anEntry([whole, aGame({ id: 'g2' })]))
  rig.visit.engine.send(tap)
  await rig.until(() => rig.visit.engine.state().phase === 'locking')
  await rig.settled()
  expect(rig.server.asked.filter((call) => call.includes('/speech'))).toEqual([])
})
