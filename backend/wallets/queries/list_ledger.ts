import db from '@adonisjs/lucid/services/db'
import { listedIds, listedTexts, run } from '#shared/database/dialect'
import type { Columns, Known, Outer } from '#shared/database/rows'
import type { Page } from '#shared/pagination'
import { sortedSql, toSortedPage, type Sorting } from '#shared/sorted_page'
import { accounts } from '#wallets/ledger/accounts'
import type { Currency, PlayOfGame } from '#wallets/contract'
import { entryTypesOf } from '#wallets/ledger/entry_types'

export interface LedgerItem {
  id: string
  /** Whose line it is. */
  userId: string
  type: string
  source: string | null
  currency: Currency
  /** Signed. 0 in currency `free` for a free play. */
  amount: number
  balanceAfter: number | null
  reference: string | null
  createdAt: string
}

type Row = Columns<'ledger_transactions', 'id' | 'type' | 'source' | 'reference' | 'created_at'> &
  Known<Columns<'ledger_transactions', 'user_id'>> &
  Outer<Columns<'ledger_postings', 'currency' | 'amount' | 'balance_after'>>

export interface LedgerFilter {
  type: string
  currency: Currency | null
  limit: number
  /** By LEDGER_SORTS. */
  sorting: Sorting
  userId?: string
  /** What this game moved. */
  game?: { id: string; plays: readonly PlayOfGame[] }
  transactionId?: string
  /** From this instant, and before that one; epoch milliseconds. */
  fromMs?: number
  toMs?: number
}

/** Most lines of one transaction in a player's wallet: what left, and what came. */
const LINES_MAX = 2

/**
 * Postings on players' accounts, of one player or of all, in the order asked for. A cursor names a transaction, so that no page
 * ends inside one; a page may have a line more than requested.
 */
export async function listLedger(filter: LedgerFilter): Promise<Page<LedgerItem>> {
  const sorted = sortedSql(db.connection(), filter.sorting, 't.')
  const { sql, bindings } = conditionsOf(filter, sorted.where)
  const rows = await run<Row>(
    db.connection(),
    `select t.id, t.type, t.source, t.reference, t.created_at, t.user_id, p.currency, p.amount, p.balance_after
     from ledger_transactions t
     left join ledger_postings p on p.transaction_id = t.id and p.account_id like ${OWN_ACCOUNT}
     where ${sql}
     order by ${sorted.orderBy}, p.currency
     limit ?`,
    [...bindings, filter.limit + LINES_MAX]
  )
  const isCut = rows[filter.limit]?.id === rows[filter.limit - 1]?.id
  const limit = filter.limit + (isCut ? 1 : 0)
  return toSortedPage(rows, { limit, sorting: filter.sorting }, toItem)
}

/** A transaction is shown with its posting on its player's account; a free play has none. */
const OWN_ACCOUNT = `'user:' || t.user_id || ':%'`

function conditionsOf(filter: LedgerFilter, start: ReturnType<typeof sortedSql>['where']) {
  const types = entryTypesOf(filter.type)
  const { userId, transactionId, game, fromMs, toMs, currency } = filter
  const given: [unknown, string, (string | number)[]][] = [
    [userId, 't.user_id = ?', [userId!]],
    [transactionId, 't.id = ?', [transactionId!]],
    [fromMs, 't.created_at >= ?', [fromMs!]],
    [toMs, 't.created_at < ?', [toMs!]],
    [currency ?? undefined, `coalesce(p.currency, 'free') = ?`, [currency!]],
    [game, `t.id in (${ofGame()})`, game ? bindingsOf(game) : []],
    [start ?? undefined, start?.sql ?? '', start?.bindings ?? []],
  ]
  const wanted = given.filter(([value]) => value !== undefined)
  return {
    sql: [
      't.user_id is not null',
      `t.type in (${types.map(() => '?').join(', ')})`,
      ...wanted.map(([, sql]) => sql),
    ].join(' and '),
    bindings: [...types, ...wanted.flatMap(([, , bindings]) => bindings)],
  }
}

/**
 * Players' transactions whose reference is the game or one of its plays (without a suffix), since the first play, and
 * their reversals. Stakes, rake and cuts are found by the game's own accounts.
 */
const ofGame = () => `
  with named as (
    select id from ledger_transactions
    where user_id in (${listedIds(db.connection())}) and created_at >= ?
      and substr(reference, 1, 36) in (${listedTexts(db.connection())})
  )
  select id from named
  union all select id from ledger_transactions where key in (select 'void:' || id from named)
  union all select transaction_id from ledger_postings where account_id in (?, ?)`

const bindingsOf = ({ id, plays }: NonNullable<LedgerFilter['game']>) => [
  JSON.stringify(plays.map(({ userId }) => userId)),
  plays.reduce((first, { atMs }) => Math.min(first, atMs), Number.MAX_SAFE_INTEGER),
  JSON.stringify([id, ...plays.map((play) => play.id)]),
  accounts.escrow(id),
  accounts.rake(id),
]

function toItem(row: Row): LedgerItem {
  return {
    id: row.id,
    userId: row.user_id,
    type: row.type,
    source: row.source,
    currency: row.currency ?? 'free',
    amount: row.amount ?? 0,
    balanceAfter: row.balance_after,
    reference: row.reference,
    createdAt: new Date(row.created_at).toISOString(),
  }
}
