import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'

export async function markRead(
  userId: string,
  ruleIds: readonly string[],
  trx: TransactionClientContract
): Promise<void> {
  if (ruleIds.length === 0) return
  await run(
    trx,
    `update achievements set read_at = ?
     where user_id = ? and read_at is null and rule_id in (${ruleIds.map(() => '?').join(', ')})`,
    [clock.nowMs(), userId, ...ruleIds]
  )
}
