import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { UserRecord } from '#profiles/contract'
import { toUserRecord, USER_COLUMNS, type UserRow } from '#profiles/store/user_row'

/** Reads and locks a player until the transaction ends, by an update that changes nothing. */
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
