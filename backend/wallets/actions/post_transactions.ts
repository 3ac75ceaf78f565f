import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/dialect'
import { newId } from '#shared/ids'
import type { Currency } from '#wallets/contract'

export interface Posting {
  accountId: string
  currency: Currency
  /** Signed, in the currency's smallest unit. */
  amount: number
  /** Set for a player's account, whose balance is kept; system accounts store none. */
  userId: string | null
}

export interface LedgerTransaction {
  /** The event's natural key: it is posted once, whoever asks and however often. */
  key: string
  type: string
  source: string | null
  reference: string | null
  userId: string | null
  postings: Posting[]
}

/**
 * Writes transactions and their postings with four statements at most, however many there are, because round trips are
 * what a play costs. Accounts are touched in ascending order of id, so that two calls never wait for each other in a
 * circle. Gives back the keys that were new; a key already known posts nothing.
 *
 * @throws when postings do not sum to zero per currency, or a player's balance would fall below zero
 */
export async function postTransactions(
  transactions: readonly LedgerTransaction[],
  trx: TransactionClientContract
): Promise<Set<string>> {
  transactions.forEach(assertZeroSum)
  const nowMs = clock.nowMs()
  const withIds = transactions.map((transaction) => ({ ...transaction, id: newId() }))
  const inserted = await run<{ key: string }>(
    trx,
    `insert into ledger_transactions (id, key, type, source, reference, user_id, created_at)
     values ${withIds.map(() => '(?, ?, ?, ?, ?, ?, ?)').join(', ')}
     on conflict (key) do nothing returning key`,
    withIds.flatMap((t) => [t.id, t.key, t.type, t.source, t.reference, t.userId, nowMs])
  )
  const fresh = new Set(inserted.map((row) => row.key))
  const postings = withIds
    .filter((transaction) => fresh.has(transaction.key))
    .flatMap((transaction) =>
      transaction.postings.map((posting) => ({ ...posting, id: transaction.id }))
    )
  if (postings.length === 0) return fresh

  const balances = await moveBalances(postings, trx)
  const rows = withBalanceAfter(postings, balances)
  await run(
    trx,
    `insert into ledger_postings (transaction_id, account_id, currency, amount, balance_after, created_at)
     values ${rows.map(() => '(?, ?, ?, ?, ?, ?)').join(', ')}`,
    rows.flatMap((p) => [p.id, p.accountId, p.currency, p.amount, p.balanceAfter, nowMs])
  )
  return fresh
}

function assertZeroSum(transaction: LedgerTransaction): void {
  const sums = new Map<Currency, number>()
  for (const { currency, amount } of transaction.postings) {
    if (!Number.isSafeInteger(amount))
      throw new Error(`${transaction.key}: amount is not an exact integer`)
    sums.set(currency, (sums.get(currency) ?? 0) + amount)
  }
  for (const [currency, sum] of sums) {
    if (sum !== 0) throw new Error(`${transaction.key}: postings in ${currency} sum to ${sum}`)
  }
}

/** Applies each player account's total change in one statement; the check on the column refuses a negative balance. */
async function moveBalances(
  postings: readonly Posting[],
  trx: TransactionClientContract
): Promise<Map<string, number>> {
  const changes = new Map<string, { userId: string; currency: Currency; amount: number }>()
  for (const { accountId, userId, currency, amount } of postings) {
    if (userId === null) continue
    const known = changes.get(accountId)
    changes.set(accountId, { userId, currency, amount: (known?.amount ?? 0) + amount })
  }
  const ordered = [...changes].sort(([a], [b]) => (a < b ? -1 : 1))
  if (ordered.length === 0) return new Map()
  const rows = await run<{ id: string; balance: number }>(
    trx,
    `insert into ledger_accounts (id, user_id, currency, balance)
     values ${ordered.map(() => '(?, ?, ?, ?)').join(', ')}
     on conflict (id) do update set balance = ledger_accounts.balance + excluded.balance
     returning id, balance`,
    ordered.flatMap(([id, change]) => [id, change.userId, change.currency, change.amount])
  )
  return new Map(rows.map((row) => [row.id, row.balance]))
}

/** Walks back from the final balance, so that several postings to one account each know where they left it. */
function withBalanceAfter<P extends Posting>(
  postings: readonly P[],
  balances: ReadonlyMap<string, number>
): (P & { balanceAfter: number | null })[] {
  const left = new Map(balances)
  return postings.toReversed().map((posting) => {
    const balance = left.get(posting.accountId)
    if (balance === undefined) return { ...posting, balanceAfter: null }
    left.set(posting.accountId, balance - posting.amount)
    return { ...posting, balanceAfter: balance }
  })
}
