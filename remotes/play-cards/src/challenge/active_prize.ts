import type { Leaderboard } from '@sidepick/rules/generated_wire'

/** The board whose prize is played for at `nowMs`; null once its end has passed. */
export function activePrize(
  boards: readonly Leaderboard[] | undefined,
  nowMs: number
): Leaderboard | null {
  const [board] = boards ?? []
  return board && Date.parse(board.endDate) > nowMs ? board : null
}
