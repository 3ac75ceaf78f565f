import { playRig } from '../testing/play_rig'
import { toPlayView } from './play_view'

test('the votes behind a settled poll are those counted before and the own one', () => {
  const rig = playRig()
  const votes = (counted: Parameters<typeof toPlayView>[2]) =>
    toPlayView(rig.engine.state(), null, counted).votes
  expect(votes({ g1: { a: 40, b: 20 } })).toBeUndefined()
  rig.toResult()
  expect(votes({ g1: { a: 40, b: 20 } })).toBe(61)
  expect(votes({ g9: { a: 40, b: 20 } })).toBeUndefined()
})
