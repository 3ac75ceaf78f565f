import type { GameType, TicketType } from './types.js'

/** Types whose outcome no player decides or knows in advance: only they may be played for coins. */
const OPEN_OUTCOME: ReadonlySet<GameType> = new Set(['PREDICTION'])

/**
 * Whether a game accepts a kind of ticket. An ad game accepts only free ones; black tickets need an open outcome or,
 * for a poll, an admin's permission.
 */
export function takesTicket(
  game: { gameType: GameType; isAd: boolean; allowBlack: boolean },
  ticketType: TicketType
): boolean {
  if (ticketType === 'free') return true
  if (game.isAd) return false
  if (ticketType === 'white') return true
  return OPEN_OUTCOME.has(game.gameType) || (game.gameType === 'POLL' && game.allowBlack)
}

/** Types that pay gray when a pick turns out right; a survey has no right side. */
export function paysGray(game: { gameType: GameType; isAd: boolean }): boolean {
  return !game.isAd && game.gameType !== 'SURVEY'
}
