import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { accounts } from '#wallets/ledger/accounts'
import {
  postTransactions,
  type LedgerTransaction,
  type Posting,
} from '#wallets/actions/post_transactions'
import type { Currency } from '#wallets/contract'
import { lockBalances } from '#wallets/queries/lock_balances'
import { systemPosting } from '#wallets/ledger/transactions'

type Row = Columns<'ledger_transactions', 'id' | 'key' | 'source' | 'user_id'> &
  Columns<'ledger_postings', 'account_id' | 'currency' | 'amount'>

export interface Shortfall {
  /** The key of the reversed transaction. */
  key: string
  userId: string
  currency: Currency
  amount: number
}

/**
 * Reverses transactions by their keys, in the given order; unknown and reversed ones are skipped. What a player no
 * longer has is taken from the loss account instead, and returned as a shortfall.
 */
export async function voidTransactions(
  keys: readonly string[],
  trx: TransactionClientContract
): Promise<{ voided: Set<string>; shortfalls: Shortfall[] }> {
  const rows = await readPostings(keys, trx)
  const accountIds = new Set(rows.map((row) => row.account_id).filter(isPlayers))
  const balances = await lockBalances([...accountIds], trx)
  const shortfalls: Shortfall[] = []
  const byKey = Map.groupBy(rows, ({ key }) => key)
  const voids = keys.flatMap((key) => {
    const postings = byKey.get(key)
    return postings ? [reverse(postings, balances, shortfalls)] : []
  })
  if (voids.length > 0) await postTransactions(voids, trx)
  return { voided: new Set(byKey.keys()), shortfalls }
}

function readPostings(keys: readonly string[], trx: TransactionClientContract): Promise<Row[]> {
  if (keys.length === 0) return Promise.resolve([])
  return run<Row>(
    trx,
    `select t.id, t.key, t.source, t.user_id, p.account_id, p.currency, p.amount
     from ledger_transactions t
     join ledger_postings p on p.transaction_id = t.id
     left join ledger_transactions v on v.key = 'void:' || t.id
     where t.key in (${keys.map(() => '?').join(', ')}) and v.id is null
     order by t.id, p.account_id`,
    keys
  )
}

const isPlayers = (accountId: string) => accountId.startsWith('user:')

/** A player's account is `user:{id}:{currency}`. */
const ownerOf = (accountId: string) => accountId.split(':')[1]!

function reverse(
  rows: readonly Row[],
  balances: Map<string, number>,
  shortfalls: Shortfall[]
): LedgerTransaction {
  const { id, key, source, user_id: userId } = rows[0]!
  const postings = rows.flatMap((row): Posting[] => {
    const { account_id: accountId, currency, amount } = row
    if (!isPlayers(accountId)) return [systemPosting(accountId, currency, -amount)]
    const held = balances.get(accountId) ?? 0
    const taken = Math.max(-amount, -held)
    balances.set(accountId, held + taken)
    const player = { accountId, currency, amount: taken, userId: ownerOf(accountId) }
    const missing = -amount - taken
    if (missing === 0) return [player]
    shortfalls.push({ key, userId: player.userId, currency, amount: -missing })
    return [player, systemPosting(accounts.loss(currency), currency, missing)]
  })
  return { key: `void:${id}`, type: 'transaction_voided', source, reference: id, userId, postings }
}
