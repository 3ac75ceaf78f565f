import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DomainEvents } from '#shared/delivery/domain_events'
import { addNotifications } from '#notifications/actions/add_notifications'

export function tellOfAchievement(
  { userId, achievementId, points }: DomainEvents['achievement_fulfilled'],
  trx: TransactionClientContract
): Promise<void> {
  const key = `achievement:${userId}:${achievementId}`
  return addNotifications(
    [{ key, userId, kind: 'achievement', data: { amount: points || null } }],
    trx
  )
}
