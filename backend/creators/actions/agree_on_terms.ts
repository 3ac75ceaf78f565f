import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { CreatorTerms, NewCreator } from '#creators/contract'
import { tellOfAgreedShare } from '#creators/actions/tell_of_agreed_share'
import { findCreator } from '#creators/queries/find_creator'

/**
 * Makes a user a creator, or changes a creator's terms. It leaves an existing creator's name, colour and avatar
 * unchanged.
 */
export async function agreeOnTerms(
  creator: NewCreator,
  { agreedBy, ...terms }: Partial<CreatorTerms> & { agreedBy: string | null },
  trx: TransactionClientContract
): Promise<void> {
  const { userId, userName, profileColor, avatar } = creator
  await run(
    trx,
    `insert into creators (user_id, user_name, profile_color, avatar, partner_name, created_at)
     values (?, ?, ?, ?, ?, ?) on conflict (user_id) do nothing`,
    [userId, userName, profileColor, avatar, creator.partnerName, clock.nowMs()]
  )
  const known = (await findCreator(userId, trx))!
  const agreed = { ...known, ...terms }
  await run(trx, 'update creators set partner_name = ?, parent_id = ? where user_id = ?', [
    ...[agreed.partnerName, agreed.parentId, userId],
  ])
  await tellOfAgreedShare(userId, { ...terms, agreedBy }, trx)
}
