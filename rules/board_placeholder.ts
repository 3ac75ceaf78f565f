/** What is said of the next race while a distributor has no board. */
export const BOARD_PLACEHOLDER = { pointThreshold: 1_500, numberOfPrizes: 1, daysAhead: 6 } as const

/** When its prize is awarded: a midnight by the visitor's own clock. */
export function placeholderAward(now: Date): Date {
  const { daysAhead } = BOARD_PLACEHOLDER
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead)
}
