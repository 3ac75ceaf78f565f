import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Computed, Columns } from '#shared/database/rows'
import { accounts } from '#wallets/ledger/accounts'
import type { GameHoldings } from '#wallets/contract'

/** A game's own accounts are the sums of their postings. */
export async function getHoldings(gameIds: readonly string[]): Promise<Map<string, GameHoldings>> {
  if (gameIds.length === 0) return new Map()
  const ids = gameIds.flatMap((id) => [accounts.escrow(id), accounts.rake(id)])
  const rows = await run<Columns<'ledger_postings', 'account_id'> & Computed<{ balance: number }>>(
    db.connection(),
    `select account_id, sum(amount) as balance from ledger_postings
     where account_id in (${ids.map(() => '?').join(', ')}) group by account_id`,
    ids
  )
  const balances = new Map(rows.map(({ account_id: id, balance }) => [id, balance]))
  return new Map(
    gameIds.map((id) => [
      id,
      {
        tickets: balances.get(accounts.escrow(id)) ?? 0,
        rakeCoins: balances.get(accounts.rake(id)) ?? 0,
      },
    ])
  )
}
