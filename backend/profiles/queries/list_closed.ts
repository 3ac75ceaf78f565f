import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keepKeys, run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'

/** Which of these accounts are closed. None of the others is until the transaction is over: that gives it other keys. */
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
