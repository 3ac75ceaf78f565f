import { prizeStateOf, type PrizeState } from './prize_state.js'

const board = { endDateMs: 100, prizeDrawingDateMs: 200, awardedAtMs: null }

test.each<[string, number, boolean, number | null, PrizeState]>([
  ['the last moment of the week, with the points', 99, true, null, 'qualified'],
  ['the last moment of the week, without', 99, false, null, 'not_qualified'],
  ['the end of the week', 100, true, null, 'drawing_pending'],
  ['the moment before the drawing', 199, false, null, 'drawing_pending'],
  ['the drawing date', 200, true, null, 'awarded_soon'],
  ['long after it', 9_000, false, null, 'awarded_soon'],
  ['once drawn', 201, false, 201, 'awarded'],
])('%s', (_, nowMs, qualified, awardedAtMs, state) => {
  expect(prizeStateOf({ ...board, awardedAtMs }, qualified, nowMs)).toBe(state)
})
