import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DomainEvents } from '#shared/delivery/domain_events'
import { addNotifications } from '#notifications/actions/add_notifications'

/** One notification per conversion, however many tickets it gave. */
export function tellOfConvertedGray(
  { userId, tickets, conversions }: DomainEvents['gray_converted'],
  trx: TransactionClientContract
): Promise<void> {
  const key = `gray_converted:${userId}:${conversions}`
  return addNotifications([{ key, userId, kind: 'gray_converted', data: { amount: tickets } }], trx)
}
