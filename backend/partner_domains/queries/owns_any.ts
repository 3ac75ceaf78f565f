import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'

/** Whether somebody owns a distributor, or a domain of one. */
export async function ownsAny(userId: string): Promise<boolean> {
  const rows = await run(
    db.connection(),
    `select id from distributors where owner_user_id = ?
     union all
     select distributor_id from partner_domains where owner_user_id = ? and deleted_at is null limit 1`,
    [userId, userId]
  )
  return rows.length > 0
}
