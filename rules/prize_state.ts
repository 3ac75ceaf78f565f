/** How a board's prize stands for a player. */
export const PRIZE_STATES = [
  'qualified',
  'not_qualified',
  'drawing_pending',
  'awarded_soon',
  'awarded',
] as const
export type PrizeState = (typeof PRIZE_STATES)[number]

interface BoardDates {
  /** Epoch milliseconds, each. */
  endDateMs: number
  prizeDrawingDateMs: number
  /** null until the prizes are drawn. */
  awardedAtMs: number | null
}

/**
 * Until the week ends the points decide; then the drawing is pending until its date, and due until the prizes are drawn.
 *
 * @param qualified whether the player has the points that a drawing asks for
 */
export function prizeStateOf(
  { endDateMs, prizeDrawingDateMs, awardedAtMs }: BoardDates,
  qualified: boolean,
  nowMs: number
): PrizeState {
  if (awardedAtMs !== null) return 'awarded'
  if (nowMs < endDateMs) return qualified ? 'qualified' : 'not_qualified'
  return nowMs < prizeDrawingDateMs ? 'drawing_pending' : 'awarded_soon'
}
