import type { Outcome } from '../play_state'
import { countResult, NO_RESULTS } from './tally'

const outcome = (correct: boolean | null, majority = 0): Outcome => ({
  sideAPercent: 60,
  winner: 'A',
  correct,
  correctAnswer: null,
  points: { base: 10, bonus: 0, majority, total: 10 + majority },
})

const after = (...outcomes: Outcome[]) => outcomes.reduce(countResult, NO_RESULTS)

describe('what a visit adds up to', () => {
  test('counts results, right ones, those with the crowd, and points', () => {
    expect(after(outcome(true, 10), outcome(false), outcome(null, 10))).toMatchObject({
      results: 3,
      judged: 2,
      right: 1,
      withCrowd: 2,
      points: 50,
    })
  })

  test('a wrong one ends a streak, one that nobody can judge does not, and the longest is kept', () => {
    const played = after(outcome(true), outcome(null), outcome(true), outcome(false), outcome(true))
    expect(played).toMatchObject({ streak: 1, longestStreak: 2 })
  })
})
