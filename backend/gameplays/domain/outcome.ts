import { countsForAccuracy, isCorrect } from '@sidepick/rules/correctness'
import type { Votes } from '@sidepick/rules/majority'
import type { GamePlayState, GameType, Side, TicketType } from '@sidepick/rules/types'

/** Types whose outcome is known at the pick; the others wait for the game's end. */
const FINAL_AT_ONCE: ReadonlySet<GameType> = new Set(['TRIVIA', 'INSTANT_POLL', 'SURVEY'])

export interface PickOutcome {
  state: GamePlayState
  correct: boolean | null
}

/** State and correctness of a play at its pick. The votes include the pick itself. */
export function outcomeAtPick(
  game: { gameType: GameType; correctAnswer: Side | null },
  { side, ticketType }: { side: Side; ticketType: TicketType },
  votes: Votes
): PickOutcome {
  const correct = isCorrect({ ...game, side, votes })
  if (FINAL_AT_ONCE.has(game.gameType)) return { state: correct ? 'won' : 'lost', correct }
  return { state: ticketType === 'black' ? 'waiting_for_match' : 'matched', correct }
}

/** Whether a pick is right, as known when it is made; null where that is decided later or does not count. */
export function knownAtPick(
  game: { gameType: GameType; correctAnswer: Side | null; isAd: boolean },
  { correct }: PickOutcome
): boolean | null {
  return FINAL_AT_ONCE.has(game.gameType) && countsForAccuracy(game) ? correct : null
}
