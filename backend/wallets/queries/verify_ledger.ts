import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { Computed } from '#shared/database/rows'

export interface LedgerReport {
  transactions: number
  postings: number
  accounts: number
  /** One line per mismatch; empty when the ledger is sound. */
  findings: string[]
}

/** Most lines per check. */
const MAX_FINDINGS = 20

/** Queries that must find nothing, with the message for a row. */
const CHECKS: { statement: string; describe: (row: Record<string, unknown>) => string }[] = [
  {
    statement: `select transaction_id, currency, sum(amount) as total from ledger_postings
      group by transaction_id, currency having sum(amount) <> 0`,
    describe: (row) =>
      `transaction ${row.transaction_id}: ${row.currency} sums to ${row.total}, not 0`,
  },
  {
    statement: `select a.id, a.balance, coalesce(p.total, 0) as total from ledger_accounts a
      left join (select account_id, sum(amount) as total from ledger_postings group by account_id) p
        on p.account_id = a.id
      where a.balance <> coalesce(p.total, 0)`,
    describe: (row) => `account ${row.id}: balance ${row.balance}, its postings say ${row.total}`,
  },
  {
    statement: `select p.account_id as id, sum(p.amount) as total from ledger_postings p
      left join ledger_accounts a on a.id = p.account_id
      where p.account_id like 'user:%' and a.id is null group by p.account_id`,
    describe: (row) => `account ${row.id}: ${row.total} posted, and no balance kept`,
  },
  {
    statement: `select id, balance from ledger_accounts where balance < 0`,
    describe: (row) => `account ${row.id}: balance ${row.balance} is below zero`,
  },
  {
    statement: `select a.id, a.balance, coalesce(l.total, 0) as total from ledger_accounts a
      left join (select user_id, sum(remaining) as total from white_lots group by user_id) l
        on l.user_id = a.user_id
      where a.currency = 'white' and a.balance <> coalesce(l.total, 0)`,
    describe: (row) => `account ${row.id}: balance ${row.balance}, its lots hold ${row.total}`,
  },
  {
    statement: `select key, count(*) as times from ledger_transactions group by key having count(*) > 1`,
    describe: (row) => `event ${row.key}: posted ${row.times} times`,
  },
]

/** Reads the whole ledger and reports all mismatches. */
export async function verifyLedger(
  client: QueryClientContract = db.connection()
): Promise<LedgerReport> {
  const findings: string[] = []
  for (const { statement, describe } of CHECKS) {
    const rows = await run(client, `${statement} limit ${MAX_FINDINGS}`)
    findings.push(...rows.map(describe))
  }
  const count = async (table: string) => {
    const [row] = await run<Computed<{ n: number }>>(client, `select count(*) as n from ${table}`)
    return row?.n ?? 0
  }
  return {
    transactions: await count('ledger_transactions'),
    postings: await count('ledger_postings'),
    accounts: await count('ledger_accounts'),
    findings,
  }
}
