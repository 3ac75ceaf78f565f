import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DomainEvents } from '#shared/delivery/domain_events'
import { addNotifications } from '#notifications/actions/add_notifications'

/** A league that is reached again after a demotion gives a new notification. */
export function tellOfPromotion(
  { userId, level, points, demotions }: DomainEvents['player_promoted'],
  trx: TransactionClientContract
): Promise<void> {
  const key = `promotion:${userId}:${demotions}:${level}`
  return addNotifications(
    [{ key, userId, kind: 'promotion', data: { amount: points || null } }],
    trx
  )
}
