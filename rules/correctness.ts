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
  const { correctAnswer, gameType } = pick
  if (gameType === 'PREDICTION') return null
  if (gameType !== 'TRIVIA') return isWithMajority(pick.votes, pick.side)
  return correctAnswer === 'withheld' ? null : !correctAnswer || correctAnswer === pick.side
}

/** Whether a play of the game counts in the player's accuracy: correct plays per declared plays. */
export function countsForAccuracy(
  game: Pick<Game, 'gameType' | 'correctAnswer' | 'isAd'>
): boolean {
  if (game.isAd || game.gameType === 'SURVEY') return false
  const needsAnswer = game.gameType === 'TRIVIA' || game.gameType === 'PREDICTION'
  return !needsAnswer || game.correctAnswer !== null
}
