import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'

/**
 * Whether somebody has referred a player. It scans all rows when there is none, so only rare calls by admins use it.
 */
export async function hasReferred(userId: string): Promise<boolean> {
  const rows = await run(db.connection(), 'select id from users where referrer_id = ? limit 1', [
    userId,
  ])
  return rows.length > 0
}
