/** What is paid out: gifts behind a PIN, coins for gift cards, and the week's prizes. */
export const prizes = {
  payouts: {
    /** Attempts per PIN. */
    pinTries: 5,
  },
  redeem: {
    minimumCoins: 500,
    /** Share of the redeemed coins that is deducted. */
    transferFeePercent: 2,
  },
  prizes: {
    /** The list of a drawing with a beacon is closed this long before the drawing date. */
    listClosedAheadMs: 60 * 60 * 1_000,
    /** From a list's closing to the beacon's round, at least: nobody can know the round, and everybody can read the list. */
    roundAheadMs: 60 * 1_000,
    /** Time for a winner to confirm the address; after it the first alternate gets the prize. */
    confirmationMs: 14 * 24 * 60 * 60 * 1_000,
  },
} as const
