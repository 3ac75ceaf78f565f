import { decidedBy } from './game_types.js'
import type { Votes } from './majority.js'
import { isWithMajority } from './majority.js'
import type { Game, Side } from './types.js'

/**
 * Whether a pick is correct when it is made; null for a prediction, which is declared later, and for a trivia whose
 * answer is withheld. In a trivia game without an answer both sides are correct. `votes` include the own pick.
 */
export function isCorrect(
  pick: Pick<Game, 'gameType' | 'correctAnswer'> & { side: Side; votes: Votes }
): boolean | null {
  const { correctAnswer } = pick
  const decider = decidedBy(pick)
  if (decider === 'declaration') return null
  if (decider !== 'answer') return isWithMajority(pick.votes, pick.side)
  return correctAnswer === 'withheld' ? null : !correctAnswer || correctAnswer === pick.side
}

/** Whether a play of the game counts in the player's accuracy: correct plays per declared plays. */
export function countsForAccuracy(
  game: Pick<Game, 'gameType' | 'correctAnswer' | 'isAd'>
): boolean {
  const decider = decidedBy(game)
  if (game.isAd || decider === 'nobody') return false
  return decider === 'votes' || game.correctAnswer !== null
}
