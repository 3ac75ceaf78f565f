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

type NumberedPosting = Posting & { transactionId: string }

/**
 * Writes transactions with their postings; a key already known posts nothing. Gives back the keys that were new.
 *
 * @throws when postings do not sum to zero per currency, or a player's balance would fall below zero
 */
export async function postTransactions(
  transactions: readonly LedgerTransaction[],
  trx: TransactionClientContract
): Promise<Set<string>> {
  const numbered = number(transactions)
  const inserted = await insertTransactions(numbered, trx, 'on conflict (key) do nothing')
  const fresh = new Set(inserted.map((row) => row.key))
  await writePostings(postingsOf(numbered.filter(({ key }) => fresh.has(key))), trx)
  return fresh
}

/**
 * Writes transactions whose events the caller has just made, so that their keys are new. Everything goes to the database
 * at once: round trips are what a play costs.
 *
 * @throws as `postTransactions`, and when a key is known all the same
 */
export async function postNewTransactions(
  transactions: readonly LedgerTransaction[],
  trx: TransactionClientContract
): Promise<void> {
  const numbered = number(transactions)
  await Promise.all([
    insertTransactions(numbered, trx, ''),
    writePostings(postingsOf(numbered), trx),
  ])
}

function number(
  transactions: readonly LedgerTransaction[]
): (LedgerTransaction & { id: string })[] {
  transactions.forEach(assertZeroSum)
  return transactions.map((transaction) => ({ ...transaction, id: newId() }))
}

function postingsOf(
  transactions: readonly (LedgerTransaction & { id: string })[]
): NumberedPosting[] {
  return transactions.flatMap(({ id, postings }) =>
    postings.map((posting) => ({ ...posting, transactionId: id }))
  )
}

function insertTransactions(
  transactions: readonly (LedgerTransaction & { id: string })[],
  trx: TransactionClientContract,
  onConflict: string
): Promise<{ key: string }[]> {
  const nowMs = clock.nowMs()
  return run<{ key: string }>(
    trx,
    `insert into ledger_transactions (id, key, type, source, reference, user_id, created_at)
     values ${transactions.map(() => '(?, ?, ?, ?, ?, ?, ?)').join(', ')}
     ${onConflict} returning key`,
    transactions.flatMap((t) => [t.id, t.key, t.type, t.source, t.reference, t.userId, nowMs])
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
 * The balances move first, in one statement and in ascending order of account, so that two calls never wait for each
 * other in a circle; the postings behind them read what they left.
 */
async function writePostings(
  postings: readonly NumberedPosting[],
  trx: TransactionClientContract
): Promise<void> {
  if (postings.length === 0) return
  await Promise.all([moveBalances(postings, trx), insertPostings(postings, trx)])
}

/** Applies each player account's total change; the check on the column refuses a negative balance. */
async function moveBalances(
  postings: readonly Posting[],
  trx: TransactionClientContract
): Promise<void> {
  const changes = new Map<string, { userId: string; currency: Currency; amount: number }>()
  for (const { accountId, userId, currency, amount } of postings) {
    if (userId === null) continue
    const known = changes.get(accountId)
    changes.set(accountId, { userId, currency, amount: (known?.amount ?? 0) + amount })
  }
  const ordered = [...changes].sort(([a], [b]) => (a < b ? -1 : 1))
  if (ordered.length === 0) return
  await run(
    trx,
    `insert into ledger_accounts (id, user_id, currency, balance)
     values ${ordered.map(() => '(?, ?, ?, ?)').join(', ')}
     on conflict (id) do update set balance = ledger_accounts.balance + excluded.balance`,
    ordered.flatMap(([id, change]) => [id, change.userId, change.currency, change.amount])
  )
}

/** Each posting keeps the balance it left behind: the account's, less what later postings of the same call added. */
async function insertPostings(
  postings: readonly NumberedPosting[],
  trx: TransactionClientContract
): Promise<void> {
  const nowMs = clock.nowMs()
  const addedLater = postings.map(({ accountId }, index) =>
    postings
      .slice(index + 1)
      .filter((later) => later.accountId === accountId)
      .reduce((sum, later) => sum + later.amount, 0)
  )
  const balanceAfter = '(select balance - cast(? as bigint) from ledger_accounts where id = ?)'
  await run(
    trx,
    `insert into ledger_postings (transaction_id, account_id, currency, amount, balance_after, created_at)
     values ${postings.map(() => `(?, ?, ?, ?, ${balanceAfter}, ?)`).join(', ')}`,
    postings.flatMap((p, index) => [
      ...[p.transactionId, p.accountId, p.currency, p.amount],
      ...[addedLater[index] ?? 0, p.accountId, nowMs],
    ])
  )
}
