import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Computed } from '#shared/database/rows'
import { LEVELS, rangesAbove } from '#leaderboards/domain/buckets'

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
  ) + (
    select coalesce(sum((case when points > ? then 1 else 0 end) - (case when counted_points > ? then 1 else 0 end)), 0)
    from leaderboard_entries where leaderboard_id = ? and points <> counted_points
  ) as n`

/** Number of a board's entries with more points, without reading them: exact, also while plays are written. */
export async function countAbove(boardId: string, points: number): Promise<number> {
  const [row] = await run<Computed<{ n: number }>>(db.connection(), COUNT_ABOVE, [
    ...rangesAbove(points).flatMap(({ level, after, before }) => [boardId, level, after, before]),
    ...[points, points, boardId],
  ])
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
