import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/dialect'
import { newId } from '#shared/ids'
import type { NotificationData, NotificationKind } from '#notifications/kinds'

interface NewNotification {
  /** The event's natural key: told once, however often it is asked for. */
  key: string
  userId: string
  kind: NotificationKind
  data: Partial<NotificationData>
}

export async function addNotification(
  { key, userId, kind, data }: NewNotification,
  trx: TransactionClientContract
): Promise<void> {
  await run(
    trx,
    `insert into notifications (id, key, user_id, kind, data, created_at)
     values (?, ?, ?, ?, ?, ?) on conflict (key) do nothing`,
    [newId(), key, userId, kind, JSON.stringify(data), clock.nowMs()]
  )
}
