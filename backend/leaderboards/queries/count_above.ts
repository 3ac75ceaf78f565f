import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Computed } from '#shared/database/rows'
import { LEVELS, rangesAbove } from '#leaderboards/domain/buckets'

/**
 * So many changed entries are read at first. PostgreSQL takes two columns of a row to differ nearly always, and would read
 * the whole board for all of them; for the first few in the index's order it reads the index, which holds no other entries.
 */
const CHANGED_AT_FIRST = 500
const ALL = Number.MAX_SAFE_INTEGER

/**
 * The entries that the buckets count, corrected by those whose points have changed since. One statement, so that both
 * are of one moment.
 */
const COUNT_ABOVE = `select (
    select coalesce(sum(players), 0) from (
      ${LEVELS.map(
        () => `select players from leaderboard_counts
               where leaderboard_id = ? and level = ? and bucket > ? and bucket < ?`
      ).join(' union all ')}
    ) counted
  ) + coalesce(sum((case when points > ? then 1 else 0 end) - (case when counted_points > ? then 1 else 0 end)), 0) as n,
    count(*) as changed
  from (
    select points, counted_points from leaderboard_entries
    where leaderboard_id = ? and points <> counted_points order by points, counted_points limit ?
  ) changed`

/** Number of a board's entries with more points, without reading them: exact, also while plays are written. */
export async function countAbove(
  boardId: string,
  points: number,
  changedAtMost = CHANGED_AT_FIRST
): Promise<number> {
  const [row] = await run<Computed<{ n: number; changed: number }>>(db.connection(), COUNT_ABOVE, [
    ...rangesAbove(points).flatMap(({ level, after, before }) => [boardId, level, after, before]),
    ...[points, points, boardId, changedAtMost],
  ])
  // There may be more: the job is behind.
  if (Number(row?.changed ?? 0) === changedAtMost) return countAbove(boardId, points, ALL)
  return Number(row?.n ?? 0)
}

/** The rank of each number of points on a board: equal points share one. */
export async function ranksOf(
  boardId: string,
  points: readonly number[]
): Promise<Map<number, number>> {
  const distinct = [...new Set(points)]
  const above = await Promise.all(distinct.map((one) => countAbove(boardId, one)))
  return new Map(distinct.map((one, at) => [one, 1 + above[at]!]))
}
