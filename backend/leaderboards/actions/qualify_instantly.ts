import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'

/** Qualifies the player for the drawings of these boards, whatever the points. */
export async function qualifyInstantly(
  { userId, boardIds }: { userId: string; boardIds: readonly string[] },
  trx: TransactionClientContract
): Promise<void> {
  if (boardIds.length === 0) return
  const ordered = [...boardIds].sort()
  await run(
    trx,
    `insert into leaderboard_entries (leaderboard_id, user_id, points, reached_at, instant_qualified)
     values ${ordered.map(() => '(?, ?, ?, ?, ?)').join(', ')}
     on conflict (leaderboard_id, user_id) do update set instant_qualified = excluded.instant_qualified`,
    ordered.flatMap((boardId) => [boardId, userId, 0, clock.nowMs(), true])
  )
}
