import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { UserRecord } from '#profiles/contract'
import { toUserRecord, USER_COLUMNS, type UserRow } from '#profiles/store/user_row'

/** One player by a unique column; null when there is none. */
export async function findUser(
  column: 'id' | 'email' | 'username_key',
  value: string,
  client: QueryClientContract = db.connection()
): Promise<UserRecord | null> {
  const [row] = await run<UserRow>(
    client,
    `select ${USER_COLUMNS} from users where ${column} = ?`,
    [value]
  )
  return row ? toUserRecord(row) : null
}
