import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'

/** Whether somebody brought a player. It reads every row where nobody was: for what admins do once in a while. */
export async function hasReferred(userId: string): Promise<boolean> {
  const rows = await run(db.connection(), 'select id from users where referrer_id = ? limit 1', [
    userId,
  ])
  return rows.length > 0
}
