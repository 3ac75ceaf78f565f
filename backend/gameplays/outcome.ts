import { isCorrect } from '@sidepick/rules/correctness'
import type { Votes } from '@sidepick/rules/majority'
import type { GamePlayState, GameType, Side } from '@sidepick/rules/types'

/** Types whose outcome is known at the moment of the pick; the others wait for their end. */
const FINAL_AT_ONCE: ReadonlySet<GameType> = new Set(['TRIVIA', 'INSTANT_POLL', 'SURVEY'])

/** State and correctness of a free play at the moment of the pick. The votes hold the pick itself. */
export function outcomeAtPick(
  game: { gameType: GameType; correctAnswer: Side | null },
  side: Side,
  votes: Votes
): { state: GamePlayState; correct: boolean | null } {
  const correct = isCorrect({ ...game, side, votes })
  if (!FINAL_AT_ONCE.has(game.gameType)) return { state: 'matched', correct }
  return { state: correct ? 'won' : 'lost', correct }
}
