import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'

export type RankedRow = Columns<'leaderboard_entries', 'user_id' | 'points' | 'reached_at'>

/** Where the entries better or worse than one are, and in which order they come nearer to it. */
const SIDES = {
  better: {
    ranges: [
      'points = ? and reached_at = ? and user_id < ?',
      'points = ? and reached_at < ?',
      'points > ?',
    ],
    order: 'points, reached_at desc, user_id desc',
  },
  worse: {
    ranges: [
      'points = ? and reached_at = ? and user_id > ?',
      'points = ? and reached_at > ?',
      'points < ?',
    ],
    order: 'points desc, reached_at, user_id',
  },
}

/**
 * The entries just above or below one, the nearest first. Each range of the index is read from its near end; with one
 * condition for all three the database would read the board from its far end.
 */
export function listNear(
  side: keyof typeof SIDES,
  { boardId, own, limit }: { boardId: string; own: RankedRow; limit: number }
): Promise<RankedRow[]> {
  const { ranges, order } = SIDES[side]
  const select = (range: string, at: number) =>
    `select * from (
       select user_id, points, reached_at from leaderboard_entries
       where leaderboard_id = ? and ${range} order by ${order} limit ?
     ) range_${at}`
  const { points, reached_at: reachedAt, user_id: userId } = own
  const bounds = [[points, reachedAt, userId], [points, reachedAt], [points]]
  return run<RankedRow>(
    db.connection(),
    `select * from (${ranges.map(select).join(' union all ')}) near order by ${order} limit ?`,
    [...bounds.flatMap((bound) => [boardId, ...bound, limit]), limit]
  )
}
