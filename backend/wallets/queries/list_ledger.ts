import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/dialect'
import { toPage, type Cursor, type Page } from '#shared/pagination'
import type { Currency } from '#wallets/contract'
import { entryTypesOf } from '#wallets/transaction_filters'

export interface LedgerItem {
  id: string
  type: string
  source: string | null
  currency: Currency
  /** Signed. 0 in currency `free` for a play that cost nothing. */
  amount: number
  balanceAfter: number | null
  reference: string | null
  createdAt: string
}

interface Row {
  id: string
  type: string
  source: string | null
  currency: Currency | null
  amount: number | null
  balance_after: number | null
  reference: string | null
  created_at: number
}

/** A player's own lines, newest first. */
export async function listLedger(query: {
  userId: string
  type: string
  currency: Currency | null
  limit: number
  after: Cursor | null
}): Promise<Page<LedgerItem>> {
  const types = entryTypesOf(query.type)
  const conditions = [`t.user_id = ?`, `t.type in (${types.map(() => '?').join(', ')})`]
  const bindings: (string | number)[] = [`user:${query.userId}:%`, query.userId, ...types]
  if (query.currency) {
    conditions.push(`coalesce(p.currency, 'free') = ?`)
    bindings.push(query.currency)
  }
  if (query.after) {
    conditions.push('(t.created_at < ? or (t.created_at = ? and t.id < ?))')
    bindings.push(query.after.createdAtMs, query.after.createdAtMs, query.after.id)
  }
  const rows = await run<Row>(
    db.connection(),
    `select t.id, t.type, t.source, t.reference, t.created_at, p.currency, p.amount, p.balance_after
     from ledger_transactions t
     left join ledger_postings p on p.transaction_id = t.id and p.account_id like ?
     where ${conditions.join(' and ')}
     order by t.created_at desc, t.id desc
     limit ?`,
    [...bindings, query.limit + 1]
  )
  return toPage(rows, query.limit, (row) => ({ createdAtMs: row.created_at, id: row.id }), toItem)
}

function toItem(row: Row): LedgerItem {
  return {
    id: row.id,
    type: row.type,
    source: row.source,
    currency: row.currency ?? 'free',
    amount: row.amount ?? 0,
    balanceAfter: row.balance_after,
    reference: row.reference,
    createdAt: new Date(row.created_at).toISOString(),
  }
}
