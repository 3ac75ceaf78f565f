import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { Cursor } from '#shared/pagination'
import type { NotificationKind, StoredNotificationData } from '#notifications/domain/kinds'

export interface NotificationRecord {
  id: string
  kind: NotificationKind
  data: StoredNotificationData
  createdAtMs: number
  readAtMs: number | null
}

type Row = Columns<'notifications', 'id' | 'kind' | 'data' | 'created_at' | 'read_at'>

/** A player's notifications, newest first. */
export async function listNotifications(
  userId: string,
  { after, limit }: { after: Cursor | null; limit: number }
): Promise<NotificationRecord[]> {
  const place = after ? 'and (created_at < ? or (created_at = ? and id < ?))' : ''
  const rows = await run<Row>(
    db.connection(),
    `select id, kind, data, created_at, read_at from notifications where user_id = ? ${place}
     order by created_at desc, id desc limit ?`,
    [userId, ...(after ? [after.createdAtMs, after.createdAtMs, after.id] : []), limit]
  )
  return rows.map(toRecord)
}

const ABOUT_NOTHING: StoredNotificationData = {
  gameId: null,
  gamePlayId: null,
  leaderboardId: null,
  amount: null,
  question: null,
  words: null,
}

function toRecord(row: Row): NotificationRecord {
  const data = JSON.parse(row.data) as Partial<StoredNotificationData>
  return {
    id: row.id,
    kind: row.kind,
    data: { ...ABOUT_NOTHING, ...data },
    createdAtMs: row.created_at,
    readAtMs: row.read_at,
  }
}
