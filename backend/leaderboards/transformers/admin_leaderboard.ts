import type { Infer } from '@vinejs/vine/types'
import type { PublicProfile } from '#profiles/contract'
import type { CountedBoard } from '#leaderboards/queries/admin_boards'
import { shownAs } from '#leaderboards/domain/shown_as'
import type { EntryRow } from '#leaderboards/queries/list_entries'
import type {
  adminLeaderboardSchema,
  boardPlayerSchema,
  playerPointsSchema,
} from '#leaderboards/wire/admin_leaderboard'

const instant = (ms: number) => new Date(ms).toISOString()

export function toAdminLeaderboard({
  board,
  players,
  awardedAtMs,
}: CountedBoard): Infer<typeof adminLeaderboardSchema> {
  const { wire, distributorId, kind, series, archivedAtMs } = board
  return {
    ...wire,
    distributorId,
    kind,
    series,
    startDate: instant(board.startDateMs),
    createdAt: instant(board.createdAtMs),
    archivedAt: archivedAtMs === null ? null : instant(archivedAtMs),
    awardedAt: awardedAtMs === null ? null : instant(awardedAtMs),
    players,
  }
}

export function toPlayerPoints(row: EntryRow): Infer<typeof playerPointsSchema> {
  const instantQualified = Boolean(row.instant_qualified)
  return {
    leaderboardId: row.leaderboard_id,
    userId: row.user_id,
    points: row.points,
    rank: row.rank,
    reachedAt: instant(row.reached_at),
    instantQualified,
    qualified: instantQualified || row.points >= row.point_threshold,
  }
}

/** @param profile unknown when the account is closed */
export function toBoardPlayer(
  row: EntryRow,
  profile: PublicProfile | undefined
): Infer<typeof boardPlayerSchema> {
  return { ...toPlayerPoints(row), ...shownAs(profile) }
}
