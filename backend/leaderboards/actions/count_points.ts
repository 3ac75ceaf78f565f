import db from '@adonisjs/lucid/services/db'
import { listedIds, run, skipLocked, takeTurns } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { transact } from '#shared/database/transact'
import { moveBetweenBuckets } from '#leaderboards/store/bucket_counts'

/** Entries that one transaction counts: few, so that a play hardly waits for one of them. */
const AT_ONCE = 1_000

type Entry = Columns<'leaderboard_entries', 'user_id' | 'points' | 'counted_points'>

/**
 * Counts the entries whose points have changed, on every board, so that a rank stays as quick to read as before. What
 * a play holds is left for the next time.
 */
export async function countPoints(): Promise<void> {
  const boards = await run<Columns<'leaderboard_entries', 'leaderboard_id'>>(
    db.connection(),
    'select distinct leaderboard_id from leaderboard_entries where points <> counted_points'
  )
  for (const { leaderboard_id: boardId } of boards) {
    while ((await countSome(boardId)) === AT_ONCE);
  }
}

/** @returns the number of entries that were counted */
function countSome(boardId: string): Promise<number> {
  return transact(async (trx) => {
    await takeTurns(trx, `leaderboard_counts:${boardId}`)
    const entries = await run<Entry>(
      trx,
      `select user_id, points, counted_points from leaderboard_entries
       where leaderboard_id = ? and points <> counted_points limit ?${skipLocked(trx)}`,
      [boardId, AT_ONCE]
    )
    if (entries.length === 0) return 0
    await run(
      trx,
      `update leaderboard_entries set counted_points = points
       where leaderboard_id = ? and user_id in (${listedIds(trx)})`,
      [boardId, JSON.stringify(entries.map(({ user_id: id }) => id))]
    )
    const moves = entries.map(({ points, counted_points: from }) => ({ from, to: points }))
    await moveBetweenBuckets(boardId, moves, trx)
    return entries.length
  })
}
