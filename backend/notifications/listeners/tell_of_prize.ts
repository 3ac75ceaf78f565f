import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DomainEvents } from '#shared/delivery/domain_events'
import { addNotifications } from '#notifications/actions/add_notifications'

export function tellOfPrize(
  { userId, leaderboardId, kind }: DomainEvents['prize_told'],
  trx: TransactionClientContract
): Promise<void> {
  const key = `${kind}:${leaderboardId}:${userId}`
  return addNotifications([{ key, userId, kind, data: { leaderboardId } }], trx)
}
