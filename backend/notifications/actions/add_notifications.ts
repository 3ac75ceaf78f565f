import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { newId } from '#shared/ids'
import { queueLiveEvents } from '#shared/delivery/live'
import { personalData } from '#shared/privacy/personal_data'
import type { NotificationKind, StoredNotificationData } from '#notifications/domain/kinds'

export interface NewNotification {
  /** The event's natural key, so that it is written once. */
  key: string
  userId: string
  kind: NotificationKind
  data: Partial<StoredNotificationData>
}

/**
 * Writes all notifications in one statement, because an event may concern hundreds of players, and announces them to
 * open pages. Closed accounts get none.
 */
export async function addNotifications(
  news: readonly NewNotification[],
  trx: TransactionClientContract
): Promise<void> {
  const told = await personalData.ofTheOpen(news, trx)
  if (told.length === 0) return
  const nowMs = clock.nowMs()
  const added = await run<Columns<'notifications', 'id' | 'user_id'>>(
    trx,
    `insert into notifications (id, key, user_id, kind, data, created_at)
     values ${told.map(() => '(?, ?, ?, ?, ?, ?)').join(', ')} on conflict (key) do nothing
     returning id, user_id`,
    told.flatMap(({ key, userId, kind, data }) => [
      newId(),
      key,
      userId,
      kind,
      JSON.stringify(data),
      nowMs,
    ])
  )
  const events = added.map(({ id, user_id: userId }) => ({ userId, type: 'notification', id }))
  await queueLiveEvents(events, trx)
}
