import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DomainEvents } from '#shared/delivery/domain_events'
import { payOutsidePlays } from '#achievements/actions/pay_outside_plays'
import { promote } from '#achievements/actions/promote'
import { findPayers } from '#achievements/actions/find_payers'
import { holdStanding } from '#achievements/queries/find_standing'

/** With the verification of the e-mail a player enters the leagues that the plays have reached meanwhile. */
export async function promoteTheVerified(
  { userId }: DomainEvents['email_verified'],
  trx: TransactionClientContract
): Promise<void> {
  const held = await holdStanding(userId, trx)
  if (!held) return
  const promotion = await promote({ userId, ...held }, trx)
  await payOutsidePlays({ userId, ...promotion }, await findPayers(), trx)
}
