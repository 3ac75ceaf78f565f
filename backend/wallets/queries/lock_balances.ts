import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { forUpdate, run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { ownerOf } from '#wallets/ledger/accounts'

/**
 * Locks players' accounts until the transaction ends, and returns their balances by account id. An account without postings is
 * made first, with a balance of 0: a row that is not there cannot be locked, and two transactions would both read 0. Pass all
 * accounts of the transaction at once: they are always locked in ascending order, which prevents deadlocks.
 */
export async function lockBalances(
  accountIds: readonly string[],
  trx: TransactionClientContract
): Promise<Map<string, number>> {
  if (accountIds.length === 0) return new Map()
  const held = await lock(accountIds, trx)
  const missing = [...new Set(accountIds)].filter((id) => !held.has(id))
  if (missing.length === 0) return held
  await open(missing.sort(), trx)
  return lock(accountIds, trx)
}

async function lock(accountIds: readonly string[], trx: TransactionClientContract) {
  const rows = await run<Columns<'ledger_accounts', 'id' | 'balance'>>(
    trx,
    `select id, balance from ledger_accounts
     where id in (${accountIds.map(() => '?').join(', ')}) order by id${forUpdate(trx)}`,
    accountIds
  )
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}

function open(accountIds: readonly string[], trx: TransactionClientContract) {
  const owners = accountIds.map((id) => ({ id, ...ownerOf(id) }))
  return run(
    trx,
    `insert into ledger_accounts (id, user_id, currency, balance)
     values ${owners.map(() => '(?, ?, ?, 0)').join(', ')} on conflict (id) do nothing`,
    owners.flatMap(({ id, userId, currency }) => [id, userId, currency])
  )
}
