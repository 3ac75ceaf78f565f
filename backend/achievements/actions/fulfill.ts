import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { publish } from '#shared/delivery/domain_events'
import type { PaidRule } from '#achievements/domain/achievement_rules'
import type { PointsCredit } from '#wallets/contract'

/**
 * Records the achievements that a player reached, and returns what they pay. One that was reached before pays nothing.
 */
export async function fulfill(
  userId: string,
  rules: readonly PaidRule[],
  trx: TransactionClientContract
): Promise<PointsCredit[]> {
  const credits: PointsCredit[] = []
  for (const { id: achievementId, points } of rules) {
    const [fresh] = await run(
      trx,
      `insert into achievements (user_id, rule_id, fulfilled_at) values (?, ?, ?)
       on conflict (user_id, rule_id) do nothing returning rule_id`,
      [userId, achievementId, clock.nowMs()]
    )
    if (!fresh) continue
    const kind = { type: 'game_played', source: 'user_achievement' } as const
    credits.push({ userId, points, ...kind, reference: achievementId })
    await publish({ type: 'achievement_fulfilled', userId, achievementId, points }, trx)
  }
  return credits
}
