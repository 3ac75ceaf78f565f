import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'

/**
 * Closes an account and deletes its personal data. The row stays because others refer to it. Its username key has a
 * character that no username may have, and its e-mail a reserved domain, so neither can collide.
 */
export async function anonymiseUser(
  userId: string,
  trx: TransactionClientContract
): Promise<boolean> {
  const [closed] = await run(
    trx,
    `update users set status = 'deleted', email = ?, username = 'deleted', username_key = ?, avatar = null,
       avatar_asset_id = null, birthday_sealed = null, country = null, state = null, us_residency_confirmed_at = null,
       region_changed_at = null, email_verified_at = null, payout_email = null, payout_email_confirmed_at = null, referrer_id = null,
       source_domain = null, experiment_variant = null, updated_at = ?
     where id = ? and status <> 'deleted' returning id`,
    [`${userId}@deleted.invalid`, `deleted:${userId}`, clock.nowMs(), userId]
  )
  if (!closed) return false
  await run(trx, 'delete from personal_information where user_id = ?', [userId])
  return true
}
