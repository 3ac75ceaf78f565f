import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { forUpdate, run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'

/**
 * Locks players' accounts until the transaction ends, and returns their balances by account id, without accounts that
 * have no postings. Pass all accounts of the transaction at once: they are always locked in ascending order, which
 * prevents deadlocks.
 */
export async function lockBalances(
  accountIds: readonly string[],
  trx: TransactionClientContract
): Promise<Map<string, number>> {
  if (accountIds.length === 0) return new Map()
  const rows = await run<Columns<'ledger_accounts', 'id' | 'balance'>>(
    trx,
    `select id, balance from ledger_accounts
     where id in (${accountIds.map(() => '?').join(', ')}) order by id${forUpdate(trx)}`,
    accountIds
  )
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}
