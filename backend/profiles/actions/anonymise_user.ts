import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'

/**
 * Closes an account and forgets who it was. The row stays for what refers to it; its key holds a character that no
 * username may have, and its domain is nobody's, so neither is ever in anybody's way.
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
