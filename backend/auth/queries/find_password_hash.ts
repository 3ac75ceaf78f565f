import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'

/** null when the account has no password: it signs in another way. */
export async function findPasswordHash(userId: string): Promise<string | null> {
  const [row] = await run<Columns<'credentials', 'password_hash'>>(
    db.connection(),
    'select password_hash from credentials where user_id = ?',
    [userId]
  )
  return row?.password_hash ?? null
}
