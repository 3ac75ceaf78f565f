import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Computed } from '#shared/database/rows'
import { ClaimableRewardsContract } from '#notifications/contract'

/** Uses a partial index of unclaimed wins. */
export class ClaimableRewards extends ClaimableRewardsContract {
  async countFor(userId: string): Promise<number> {
    const [row] = await run<Computed<{ n: number }>>(
      db.connection(),
      `select count(*) as n from game_plays
       where user_id = ? and claimable_until >= ? and claimed_at is null and state in ('won', 'canceled')`,
      [userId, clock.nowMs()]
    )
    return row!.n
  }
}
