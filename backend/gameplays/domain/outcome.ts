import { countsForAccuracy, isCorrect } from '@sidepick/rules/correctness'
import { GAME_TYPE_TERMS } from '@sidepick/rules/game_type_terms'
import type { Votes } from '@sidepick/rules/majority'
import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import type { GamePlayState, GameType, Side, TicketType } from '@sidepick/rules/types'

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
  if (GAME_TYPE_TERMS[game.gameType].finalAtPick) {
    return { state: correct ? 'won' : 'lost', correct }
  }
  return { state: TICKET_TERMS[ticketType].matched ? 'waiting_for_match' : 'matched', correct }
}

/** Whether a pick is right, as known when it is made; null where that is decided later or does not count. */
export function knownAtPick(
  game: { gameType: GameType; correctAnswer: Side | null; isAd: boolean },
  { correct }: PickOutcome
): boolean | null {
  return GAME_TYPE_TERMS[game.gameType].finalAtPick && countsForAccuracy(game) ? correct : null
}
