import type { Currency } from '#wallets/contract'

/** Account ids. A player's account ends in its currency; a system account is named for what it stands for. */
export const accounts = {
  user: (userId: string, currency: Currency) => `user:${userId}:${currency}`,
  /** Where a currency comes from, and goes back to. */
  issuance: (currency: Currency) => `issuance:${currency}`,
  /** Black tickets at stake in a game. */
  escrow: (gameId: string) => `escrow:${gameId}:black`,
  /** White tickets that were played. */
  sink: 'sink:white',
  /** White tickets that nobody played in time. */
  breakage: 'breakage:white',
  /** What a game's pots left for the cuts and the platform. */
  rake: (gameId: string) => `rake:${gameId}:coin`,
  revenue: 'revenue:coin',
  /** What a correction could not take back, because the player had spent it. */
  loss: (currency: Currency) => `loss:${currency}`,
}
