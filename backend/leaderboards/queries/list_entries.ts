import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { Cursor } from '#shared/pagination'
import { countAbove, ranksOf } from '#leaderboards/queries/count_above'

type Row = Columns<
  'leaderboard_entries',
  'leaderboard_id' | 'user_id' | 'points' | 'reached_at' | 'instant_qualified'
> &
  Columns<'leaderboards', 'point_threshold'>

/** Equal points share a rank. */
export type EntryRow = Row & { rank: number }

const ENTRIES = `select e.leaderboard_id, e.user_id, e.points, e.reached_at, e.instant_qualified, l.point_threshold
  from leaderboard_entries e join leaderboards l on l.id = e.leaderboard_id
  where l.deleted_at is null`

/** A board's entries by points, the most first. The cursor's number is points. */
export async function listPlayers(
  boardId: string,
  { after, limit }: { after: Cursor | null; limit: number }
): Promise<EntryRow[]> {
  const rows = await run<Row>(
    db.connection(),
    `${ENTRIES} and e.leaderboard_id = ?
     ${after ? 'and (e.points < ? or (e.points = ? and e.user_id < ?))' : ''}
     order by e.points desc, e.user_id desc limit ?`,
    [boardId, ...(after ? [after.createdAtMs, after.createdAtMs, after.id] : []), limit]
  )
  const ranks = await ranksOf(
    boardId,
    rows.map(({ points }) => points)
  )
  return rows.map((row) => ({ ...row, rank: ranks.get(row.points)! }))
}

/** A player's entries on one board or on all, the last reached first. The cursor's id is the board's. */
export async function listEntriesOf(
  userId: string,
  {
    leaderboardId,
    after,
    limit,
  }: { leaderboardId?: string | undefined; after: Cursor | null; limit: number }
): Promise<EntryRow[]> {
  const rows = await run<Row>(
    db.connection(),
    `${ENTRIES} and e.user_id = ? ${leaderboardId === undefined ? '' : 'and e.leaderboard_id = ?'}
     ${after ? 'and (e.reached_at < ? or (e.reached_at = ? and e.leaderboard_id < ?))' : ''}
     order by e.reached_at desc, e.leaderboard_id desc limit ?`,
    [
      userId,
      ...(leaderboardId === undefined ? [] : [leaderboardId]),
      ...(after ? [after.createdAtMs, after.createdAtMs, after.id] : []),
      limit,
    ]
  )
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      rank: 1 + (await countAbove(row.leaderboard_id, row.points)),
    }))
  )
}
