import type { LeaderboardsShowAnswer } from './generated_endpoints'

type LeaderboardEntry = LeaderboardsShowAnswer['topN'][number]

export type StandingRow = LeaderboardEntry & {
  own: boolean
  /** Ranks are left out above this row. */
  afterGap: boolean
}

/** The rows of the table: the best, then the player's own neighbourhood where it is not among them. */
export function standingRows(
  { userId, topN, neighbors }: LeaderboardsShowAnswer,
  rows: number
): StandingRow[] {
  const top = topN.slice(0, rows)
  const shown = new Set(top.map((entry) => entry.userId))
  const near = neighbors.filter((entry) => !shown.has(entry.userId))
  return [...top, ...near].map((entry, index, all) => ({
    ...entry,
    own: entry.userId === userId,
    afterGap: index >= top.length && entry.rank > (all[index - 1]?.rank ?? 0) + 1,
  }))
}
