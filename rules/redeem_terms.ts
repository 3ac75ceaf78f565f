/** How coins turn into gift cards: one coin is one US cent. */
export const REDEEM_TERMS = {
  /** Fewest coins of one order. */
  minCoins: 500,
  /** Orders are multiples of this. */
  stepCoins: 100,
  /** Part that the transfer takes off. */
  fee: 0.02,
} as const

export interface RedeemQuote {
  coins: number
  /** Coins that the transfer takes, rounded up. */
  fee: number
  /** Value of the gift card, in US cents. */
  cents: number
}

/** What an order of so many coins brings. The fee comes out of it, so that nobody pays more than was typed. */
export function redeemQuote(coins: number): RedeemQuote {
  const fee = Math.ceil(coins * REDEEM_TERMS.fee)
  return { coins, fee, cents: coins - fee }
}

/** The largest order that a balance allows; 0 below the least one. */
export function mostRedeemable(balance: number): number {
  const coins = Math.floor(balance / REDEEM_TERMS.stepCoins) * REDEEM_TERMS.stepCoins
  return coins >= REDEEM_TERMS.minCoins ? coins : 0
}
