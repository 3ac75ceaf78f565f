import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'

/** Whether anybody but this account was made super admin yet. */
export async function hasSuperadmin(besides: string): Promise<boolean> {
  const rows = await run(
    db.connection(),
    `select user_id from user_roles where role = 'superadmin' and user_id <> ? limit 1`,
    [besides]
  )
  return rows.length > 0
}
