import type { Currency } from '#wallets/contract'

/** Account ids. A player's account ends in its currency; a system account is named for what it stands for. */
export const accounts = {
  user: (userId: string, currency: Currency) => `user:${userId}:${currency}`,
  /** The source of a currency, and where it returns. */
  issuance: (currency: Currency) => `issuance:${currency}`,
  /** Black tickets at stake in a game. */
  escrow: (gameId: string) => `escrow:${gameId}:black`,
  /** White tickets that were played. */
  sink: 'sink:white',
  /** Expired white tickets. */
  breakage: 'breakage:white',
  /** A game's rake, until it is shared. */
  rake: (gameId: string) => `rake:${gameId}:coin`,
  revenue: 'revenue:coin',
  /** What a correction could not take back because the player had spent it. */
  loss: (currency: Currency) => `loss:${currency}`,
}

/** The player and the currency of a player's account id. */
export function ownerOf(accountId: string): { userId: string; currency: Currency } {
  const [, userId = '', currency] = accountId.split(':')
  return { userId, currency: currency as Currency }
}
