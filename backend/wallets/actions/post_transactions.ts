import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { newId } from '#shared/ids'
import type { Currency } from '#wallets/contract'
import type { EntryType } from '#wallets/ledger/entry_types'

export interface Posting {
  accountId: string
  currency: Currency
  /** Signed, in the currency's smallest unit. */
  amount: number
  /** Set for a player's account, which stores a balance; system accounts do not. */
  userId: string | null
}

export interface LedgerTransaction {
  /** The event's natural key, so that it is posted once. */
  key: string
  type: EntryType
  source: string | null
  reference: string | null
  userId: string | null
  postings: Posting[]
}

type NumberedTransaction = LedgerTransaction & { id: string; atMs: number }
type NumberedPosting = Posting & { transactionId: string; atMs: number }

/**
 * Writes transactions with their postings; a known key posts nothing. Returns the new keys.
 *
 * @throws when postings do not sum to zero per currency, or a player's balance would fall below zero
 */
export async function postTransactions(
  transactions: readonly LedgerTransaction[],
  trx: TransactionClientContract,
  atMs = clock.nowMs()
): Promise<Set<string>> {
  const numbered = number(transactions, atMs)
  const inserted = await insertTransactions(
    numbered,
    trx,
    'on conflict (key) do nothing returning key'
  )
  const fresh = new Set(inserted.map((row) => row.key))
  await writePostings(postingsOf(numbered.filter(({ key }) => fresh.has(key))), trx)
  return fresh
}

/**
 * Writes transactions whose keys are certainly new. All statements are sent at once, because round trips dominate a
 * play's cost.
 *
 * @returns the new balance of each player's account, by its id
 * @throws as `postTransactions`, and for a known key
 */
export async function postNewTransactions(
  transactions: readonly LedgerTransaction[],
  trx: TransactionClientContract
): Promise<Map<string, number>> {
  const numbered = number(transactions, clock.nowMs())
  const [, balances] = await Promise.all([
    insertTransactions(numbered, trx, ''),
    writePostings(postingsOf(numbered), trx),
  ])
  return balances
}

function number(transactions: readonly LedgerTransaction[], atMs: number): NumberedTransaction[] {
  transactions.forEach(assertZeroSum)
  return transactions.map((transaction) => ({ ...transaction, id: newId(), atMs }))
}

function postingsOf(transactions: readonly NumberedTransaction[]): NumberedPosting[] {
  return transactions.flatMap(({ id, atMs, postings }) =>
    postings.map((posting) => ({ ...posting, transactionId: id, atMs }))
  )
}

function insertTransactions(
  transactions: readonly NumberedTransaction[],
  trx: TransactionClientContract,
  rest: string
): Promise<{ key: string }[]> {
  return run<Columns<'ledger_transactions', 'key'>>(
    trx,
    `insert into ledger_transactions (id, key, type, source, reference, user_id, created_at)
     values ${transactions.map(() => '(?, ?, ?, ?, ?, ?, ?)').join(', ')}
     ${rest}`,
    transactions.flatMap((t) => [t.id, t.key, t.type, t.source, t.reference, t.userId, t.atMs])
  )
}

function assertZeroSum(transaction: LedgerTransaction): void {
  const sums = new Map<Currency, number>()
  for (const { currency, amount } of transaction.postings) {
    if (!Number.isSafeInteger(amount)) {
      throw new Error(`${transaction.key}: amount is not an exact integer`)
    }
    sums.set(currency, (sums.get(currency) ?? 0) + amount)
  }
  for (const [currency, sum] of sums) {
    if (sum !== 0) throw new Error(`${transaction.key}: postings in ${currency} sum to ${sum}`)
  }
}

/**
 * Balances are updated first, in ascending order of account, which prevents deadlocks; the postings store the resulting
 * balances.
 */
async function writePostings(
  postings: readonly NumberedPosting[],
  trx: TransactionClientContract
): Promise<Map<string, number>> {
  if (postings.length === 0) return new Map()
  const [moved] = await Promise.all([moveBalances(postings, trx), insertPostings(postings, trx)])
  return new Map(moved.map(({ id, balance }) => [id, balance]))
}

interface Change {
  accountId: string
  userId: string
  currency: Currency
  amount: number
}

/** Applies each player account's total change; the check on the column refuses a negative balance. */
async function moveBalances(
  postings: readonly Posting[],
  trx: TransactionClientContract
): Promise<{ id: string; balance: number }[]> {
  const changes = new Map<string, Change>()
  for (const { accountId, userId, currency, amount } of postings) {
    if (userId === null) continue
    const known = changes.get(accountId)?.amount ?? 0
    changes.set(accountId, { accountId, userId, currency, amount: known + amount })
  }
  const ordered = [...changes.values()].sort((a, b) => (a.accountId < b.accountId ? -1 : 1))
  const [taken, given] = [
    ordered.filter(({ amount }) => amount < 0),
    ordered.filter(({ amount }) => amount >= 0),
  ]
  const moved = await Promise.all([take(taken, trx), give(given, trx)])
  return moved.flat()
}

function give(changes: readonly Change[], trx: TransactionClientContract) {
  if (changes.length === 0) return []
  return run<Columns<'ledger_accounts', 'id' | 'balance'>>(
    trx,
    `insert into ledger_accounts (id, user_id, currency, balance)
     values ${changes.map(() => '(?, ?, ?, ?)').join(', ')}
     on conflict (id) do update set balance = ledger_accounts.balance + excluded.balance
     returning id, balance`,
    changes.flatMap((change) => [change.accountId, change.userId, change.currency, change.amount])
  )
}

/** Not an upsert: the check constraint is tested on the row to insert, whose balance would be negative. */
async function take(changes: readonly Change[], trx: TransactionClientContract) {
  if (changes.length === 0) return []
  const moved = await run<Columns<'ledger_accounts', 'id' | 'balance'>>(
    trx,
    `update ledger_accounts
     set balance = balance + case id ${changes.map(() => 'when ? then cast(? as bigint)').join(' ')} end
     where id in (${changes.map(() => '?').join(', ')})
     returning id, balance`,
    [
      ...changes.flatMap(({ accountId, amount }) => [accountId, amount]),
      ...changes.map(({ accountId }) => accountId),
    ]
  )
  if (moved.length < changes.length) {
    const found = new Set(moved.map(({ id }) => id))
    const missing = changes.find(({ accountId }) => !found.has(accountId))!
    throw new Error(`${missing.accountId} holds nothing that could be taken`)
  }
  return moved
}

/**
 * Each posting stores the balance after it: the account's, minus later postings of the same call. A subquery reads the
 * account, which saves a round trip; a system account has no row, so null.
 */
async function insertPostings(
  postings: readonly NumberedPosting[],
  trx: TransactionClientContract
): Promise<void> {
  const addedLater = sumsBehind(postings)
  const balanceAfter = '(select balance from ledger_accounts where id = ?) - cast(? as bigint)'
  await run(
    trx,
    `insert into ledger_postings (transaction_id, account_id, currency, amount, balance_after, created_at)
     values ${postings.map(() => `(?, ?, ?, ?, ${balanceAfter}, ?)`).join(', ')}`,
    postings.flatMap((p, index) => [
      ...[p.transactionId, p.accountId, p.currency, p.amount],
      ...[p.accountId, addedLater[index]!, p.atMs],
    ])
  )
}

/** The sum of later postings on the same account, for each posting. */
function sumsBehind(postings: readonly Posting[]): number[] {
  const sums = new Map<string, number>()
  return postings
    .toReversed()
    .map(({ accountId, amount }) => {
      const behind = sums.get(accountId) ?? 0
      sums.set(accountId, behind + amount)
      return behind
    })
    .toReversed()
}
