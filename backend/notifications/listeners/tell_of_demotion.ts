import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DomainEvents } from '#shared/delivery/domain_events'
import { addNotifications } from '#notifications/actions/add_notifications'

export function tellOfDemotion(
  { userId, period }: DomainEvents['player_demoted'],
  trx: TransactionClientContract
): Promise<void> {
  const key = `demotion:${userId}:${period}`
  return addNotifications([{ key, userId, kind: 'demotion', data: {} }], trx)
}
