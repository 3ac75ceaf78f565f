import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'

/** Adds points to the player's entry on each of these boards, in the order of their ids, which prevents deadlocks. */
export async function addPoints(
  { userId, boardIds, points }: { userId: string; boardIds: readonly string[]; points: number },
  trx: TransactionClientContract
): Promise<void> {
  if (boardIds.length === 0 || points === 0) return
  const nowMs = clock.nowMs()
  const ordered = [...boardIds].sort()
  await run(
    trx,
    `insert into leaderboard_entries (leaderboard_id, user_id, points, reached_at)
     values ${ordered.map(() => '(?, ?, ?, ?)').join(', ')}
     on conflict (leaderboard_id, user_id) do update
     set points = leaderboard_entries.points + excluded.points, reached_at = excluded.reached_at`,
    ordered.flatMap((boardId) => [boardId, userId, points, nowMs])
  )
}
