import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { forUpdate, run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'

/**
 * Balances of players' accounts by account id, which nobody else changes until the transaction is over; one that was
 * never posted to is left out. All that the transaction will touch is named at once: accounts are always locked in
 * ascending order, so that two transactions never wait for each other in a circle.
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
