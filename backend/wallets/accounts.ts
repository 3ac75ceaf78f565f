import type { Currency } from '#wallets/contract'

/** Account ids. A player's account ends in its currency; a system account is named for what it stands for. */
export const accounts = {
  user: (userId: string, currency: Currency) => `user:${userId}:${currency}`,
  issuance: (currency: Currency) => `issuance:${currency}`,
}
