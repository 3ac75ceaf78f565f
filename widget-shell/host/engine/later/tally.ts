import type { Tally } from '@sidepick/card-kit'
import type { Outcome } from '../play_state'

/** A visit that has not brought a result yet. */
export const NO_RESULTS: Tally = {
  results: 0,
  judged: 0,
  right: 0,
  withCrowd: 0,
  streak: 0,
  longestStreak: 0,
  points: 0,
}

/** A result more. One that nobody can judge yet, or ever, neither feeds a streak nor ends it. */
export function countResult(tally: Tally, { correct, points }: Outcome): Tally {
  const longer = (row = 0) => (correct === null ? row : correct ? row + 1 : 0)
  const streak = longer(tally.streak)
  return {
    results: tally.results + 1,
    judged: tally.judged + (correct === null ? 0 : 1),
    right: tally.right + (correct ? 1 : 0),
    withCrowd: tally.withCrowd + (points.majority > 0 ? 1 : 0),
    streak,
    longestStreak: Math.max(tally.longestStreak, streak),
    points: tally.points + points.total,
    run: longer(tally.run),
  }
}
