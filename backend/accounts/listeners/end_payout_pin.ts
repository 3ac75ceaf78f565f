import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { DomainEvents } from '#shared/delivery/domain_events'

/** Deletes the PIN that a session asked for: the holder of an ended session may know it. */
export async function endPayoutPin(
  { userId }: DomainEvents['sessions_ended'],
  trx: TransactionClientContract
): Promise<void> {
  await run(trx, 'delete from payout_pins where user_id = ?', [userId])
}
