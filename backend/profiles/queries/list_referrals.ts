import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { Named } from '#shared/database/rows'
import type { Referral } from '#profiles/contract'

/** Who brought these players, and when they came, by player. Whom nobody brought is left out, or nobody who is still here. */
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
