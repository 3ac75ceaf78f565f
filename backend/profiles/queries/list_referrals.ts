import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { Named } from '#shared/database/rows'
import type { Referral } from '#profiles/contract'

/**
 * The referrers of these players with the time of sign-up, by player; without players who have none or whose referrer
 * is gone.
 */
export async function listReferrals(
  userIds: readonly string[],
  trx: TransactionClientContract
): Promise<Map<string, Referral>> {
  if (userIds.length === 0) return new Map()
  const rows = await run<
    Named<'users', { id: 'id'; referrerId: 'id'; signedUpAtMs: 'created_at' }>
  >(
    trx,
    `select u.id, r.id as "referrerId", u.created_at as "signedUpAtMs"
     from users u join users r on r.id = u.referrer_id and r.status <> 'deleted'
     where u.id in (${userIds.map(() => '?').join(', ')})`,
    userIds
  )
  return new Map(rows.map(({ id, ...referral }) => [id, referral]))
}
