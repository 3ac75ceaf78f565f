import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'

/** Whether anybody was made super admin yet. */
export async function hasSuperadmin(): Promise<boolean> {
  const rows = await run(
    db.connection(),
    `select user_id from user_roles where role = 'superadmin' limit 1`
  )
  return rows.length > 0
}
