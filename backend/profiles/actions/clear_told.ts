import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AssetsContract } from '#assets/contract'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { holdUser } from '#profiles/actions/hold_user'

/**
 * Clears personal data that somebody else may have entered, and lets the player enter it again as if for the first
 * time.
 */
export async function clearTold(
  userId: string,
  assets: AssetsContract,
  trx: TransactionClientContract
): Promise<void> {
  const user = await holdUser(userId, trx)
  if (user === null) return
  if (user.avatarAssetId !== null) {
    await assets.release({ id: user.avatarAssetId, ownerId: userId }, trx)
  }
  await run(
    trx,
    `update users set avatar = null, avatar_asset_id = null, birthday_sealed = null, country = null, state = null,
       us_residency_confirmed_at = null, region_changed_at = null, payout_email = null,
       payout_email_confirmed_at = null, updated_at = ?
     where id = ?`,
    [clock.nowMs(), userId]
  )
  await run(trx, 'delete from personal_information where user_id = ?', [userId])
}
