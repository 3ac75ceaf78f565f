import type { Votes } from './majority.js'
import { isWithMajority } from './majority.js'
import type { Game, Side } from './types.js'

/**
 * Whether a pick is correct at the moment it is made; null for a prediction, which only its declaration settles.
 * A trivia game without an answer takes both sides as correct. `votes` already hold the own pick.
 */
export function isCorrect(
  pick: Pick<Game, 'gameType' | 'correctAnswer'> & { side: Side; votes: Votes }
): boolean | null {
  if (pick.gameType === 'PREDICTION') return null
  if (pick.gameType === 'TRIVIA') return !pick.correctAnswer || pick.correctAnswer === pick.side
  return isWithMajority(pick.votes, pick.side)
}

/** Whether a play of the game belongs into the player's accuracy: correct plays per declared plays. */
export function countsForAccuracy(
  game: Pick<Game, 'gameType' | 'correctAnswer' | 'isAd'>
): boolean {
  if (game.isAd || game.gameType === 'SURVEY') return false
  const needsAnswer = game.gameType === 'TRIVIA' || game.gameType === 'PREDICTION'
  return !needsAnswer || game.correctAnswer !== null
}
