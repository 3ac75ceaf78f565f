import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { UserRecord } from '#profiles/contract'
import { toUserRecord, USER_COLUMNS, type UserRow } from '#profiles/store/user_row'

/** Reads a player whom nobody else changes until the transaction ends: an update waits for another one of its row. */
export async function holdUser(
  userId: string,
  trx: TransactionClientContract
): Promise<UserRecord | null> {
  const [row] = await run<UserRow>(
    trx,
    `update users set updated_at = updated_at where id = ? and status <> 'deleted' returning ${USER_COLUMNS}`,
    [userId]
  )
  return row ? toUserRecord(row) : null
}
