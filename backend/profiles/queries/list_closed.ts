import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keepKeys, run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'

/**
 * The closed ones of these accounts. The others are locked until the transaction ends, because closing changes their
 * keys.
 */
export async function listClosed(
  userIds: readonly string[],
  trx: TransactionClientContract
): Promise<string[]> {
  if (userIds.length === 0) return []
  const rows = await run<Columns<'users', 'id' | 'status'>>(
    trx,
    `select id, status from users where id in (${userIds.map(() => '?').join(', ')})${keepKeys(trx)}`,
    userIds
  )
  return rows.filter(({ status }) => status === 'deleted').map(({ id }) => id)
}
