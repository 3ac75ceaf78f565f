import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/dialect'
import type { Currency } from '#wallets/contract'

/** Balance per currency of one player; a currency never touched is 0. */
export async function getAccountBalance(userId: string): Promise<Record<Currency, number>> {
  const rows = await run<{ currency: Currency; balance: number }>(
    db.connection(),
    'select currency, balance from ledger_accounts where user_id = ?',
    [userId]
  )
  const balances = { free: 0, white: 0, black: 0, gray: 0, coin: 0, pending_coin: 0, point: 0 }
  for (const { currency, balance } of rows) balances[currency] = balance
  return balances
}
