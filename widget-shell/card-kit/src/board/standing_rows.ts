import type { LeaderboardEntry, LeaderboardStanding } from '@sidepick/rules/generated_wire'
import { onPodium, rowsBelow } from './board_config'

export type StandingRow = LeaderboardEntry & {
  own: boolean
  /** Ranks are left out above this row. */
  afterGap: boolean
}

/** The best, for the podium. */
export const bestOf = ({ topN }: LeaderboardStanding): LeaderboardEntry[] => topN.slice(0, onPodium)

/** The rows below the podium, then the player's own neighborhood where it is not among them. */
export function standingRows(standing: LeaderboardStanding): StandingRow[] {
  const { userId, topN, neighbors } = standing
  const shown = topN.slice(0, onPodium + rowsBelow)
  const known = new Set(shown.map((entry) => entry.userId))
  const near = neighbors.filter((entry) => !known.has(entry.userId))
  const below = shown.slice(onPodium)
  return [...below, ...near].map((entry, index, all) => ({
    ...entry,
    own: entry.userId === userId,
    afterGap: index >= below.length && entry.rank > rankBefore(all, index) + 1,
  }))
}

const rankBefore = (all: readonly LeaderboardEntry[], index: number) =>
  all[index - 1]?.rank ?? onPodium

/** Where a stranger's points would stand. */
export interface GhostRow {
  /** null below everybody who is shown. */
  rank: number | null
  points: number
  /** Number of rows of the table above it. */
  below: number
}

/** The place that points which are on no account would take on the board; null where there are none, or on a player's board. */
export function ghostOf({ userId, topN }: LeaderboardStanding, points: number): GhostRow | null {
  if (userId !== null || points <= 0) return null
  const shown = topN.slice(0, onPodium + rowsBelow)
  const above = shown.filter((entry) => entry.points >= points).length
  const better = shown.filter((entry) => entry.points > points).length
  const isBelowAll = above === onPodium + rowsBelow
  return { rank: isBelowAll ? null : better + 1, points, below: Math.max(0, above - onPodium) }
}
