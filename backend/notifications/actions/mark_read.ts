import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { failure, success, type Result } from '#shared/result'

/** Marks this notification and all older ones as read; newer ones stay unread. */
export async function markRead(
  userId: string,
  upToId: string
): Promise<Result<null, { type: 'not_found' }>> {
  const client = db.connection()
  const [upTo] = await run<Columns<'notifications', 'created_at'>>(
    client,
    'select created_at from notifications where id = ? and user_id = ?',
    [upToId, userId]
  )
  if (!upTo) return failure({ type: 'not_found' })
  await run(
    client,
    `update notifications set read_at = ?
     where user_id = ? and read_at is null and (created_at < ? or (created_at = ? and id <= ?))`,
    [clock.nowMs(), userId, upTo.created_at, upTo.created_at, upToId]
  )
  return success(null)
}
