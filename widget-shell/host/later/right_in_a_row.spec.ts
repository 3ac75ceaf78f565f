import type { PlayedGame } from '@sidepick/rules/types'
import { playRig } from '../testing/play_rig'
import { rightInARow } from './right_in_a_row'

const played = (...outcomes: (boolean | null)[]) =>
  outcomes.map(
    (correct, at) =>
      ({ gameId: `g${at}`, pickedAt: `2026-01-0${at + 1}T00:00:00Z`, correct }) as PlayedGame
  )

test.each([
  [[], 0],
  [[true, true], 2],
  [[true, false, true, null, true], 2],
  [[true, false], 0],
])('the plays %j end with %i right ones in a row', (outcomes, row) => {
  expect(rightInARow(played(...outcomes).toReversed())).toBe(row)
})

test('the row of an earlier visit goes on with the next right answer', () => {
  const rig = playRig({ votes: { g1: { a: 9, b: 1 } } })
  rig.begin({ run: 2 })
  rig.toResult()
  expect(rig.visit().tally).toMatchObject({ streak: 1, run: 3 })
})
