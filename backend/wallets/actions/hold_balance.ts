import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { accounts } from '#wallets/ledger/accounts'
import { CURRENCIES } from '#wallets/ledger/currencies'
import { expireLots } from '#wallets/actions/white_tickets'
import type { Currency } from '#wallets/contract'
import { lockBalances } from '#wallets/queries/lock_balances'

/** Locks and returns a player's balance in a currency. Expired lots are removed first. */
export async function holdBalance(
  userId: string,
  currency: Currency,
  trx: TransactionClientContract
): Promise<number> {
  const id = accounts.user(userId, currency)
  const lock = async () => (await lockBalances([id], trx)).get(id)!
  const held = await lock()
  if (!CURRENCIES[currency].inLots) return held
  await expireLots(userId, trx)
  return lock()
}
