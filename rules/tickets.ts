import { GAME_TYPE_TERMS } from './game_type_terms.js'
import { TICKET_TERMS } from './ticket_terms.js'
import type { GameType, TicketType } from './types.js'

/**
 * Whether a game accepts a kind of ticket. An ad game accepts only free ones; black tickets need an open outcome or,
 * for a poll, an admin's permission.
 */
export function takesTicket(
  game: { gameType: GameType; isAd: boolean; allowBlack: boolean },
  ticketType: TicketType
): boolean {
  const { costs, matched } = TICKET_TERMS[ticketType]
  if (!costs) return true
  if (game.isAd) return false
  if (!matched) return true
  const { black } = GAME_TYPE_TERMS[game.gameType]
  return black === 'always' || (black === 'when_allowed' && game.allowBlack)
}

/** Types that pay gray when a pick turns out right; a survey has no right side. */
export function paysGray(game: { gameType: GameType; isAd: boolean }): boolean {
  return !game.isAd && GAME_TYPE_TERMS[game.gameType].paysGray
}
