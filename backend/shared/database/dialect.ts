import { setTimeout as sleep } from 'node:timers/promises'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Computed } from '#shared/database/rows'
import { driverOf, isPostgres, poolOf, type Binding } from '#shared/database/driver'
import { askPlainly, asksPlainly } from '#shared/database/plain_driver'
import { Transaction } from '#shared/database/transaction'

/**
 * The SQL that differs between the two databases, except for searches (`#shared/database/word_index`). All other code
 * writes SQL that both understand: `insert … on conflict … returning`, CASE, coalesce.
 */

/**
 * Runs one statement and returns its rows, on either database. It calls the driver directly, with a statement prepared
 * once per connection: the query builder's work would be a third of a play's cost. What the rows hold is named by the
 * types of `#shared/database/rows`; a caller that names nothing may look at nothing.
 */
export async function run<Result extends object = Record<string, unknown>>(
  client: QueryClientContract,
  statement: string,
  bindings: readonly Binding[] = []
): Promise<NoInfer<Result>[]> {
  if (client instanceof Transaction) return client.ask<Result>(statement, bindings)
  if (asksPlainly()) return askPlainly<Result>(client, statement, bindings)
  const pool = poolOf(client.getWriteClient())
  const connection = await pool.acquireConnection()
  try {
    pool.emit('query', { sql: statement })
    return await driverOf(client).ask<Result>(connection, statement, bindings)
  } finally {
    await pool.releaseConnection(connection)
  }
}

/** The end of a select that locks its rows until the transaction ends; empty on SQLite, which has one writer. */
export function forUpdate(client: QueryClientContract): string {
  return isPostgres(client) ? ' for update' : ''
}

/** A weaker lock: it blocks only deletes and changes of unique keys. */
export function keepKeys(client: QueryClientContract): string {
  return isPostgres(client) ? ' for key share' : ''
}

/** As `forUpdate`, but skips rows that another transaction holds. */
export function skipLocked(client: QueryClientContract): string {
  return isPostgres(client) ? ' for update skip locked' : ''
}

/** A text column as both databases compare it: byte by byte. SQLite does so by itself. */
export function bytewise(client: QueryClientContract, column: string): string {
  return isPostgres(client) ? `${column} collate "C"` : column
}

/** A select of the texts in a list bound as one JSON value, so that lists of any length share one statement. */
export function listedTexts(client: QueryClientContract): string {
  return isPostgres(client)
    ? 'select json_array_elements_text(cast(? as json))'
    : 'select value from json_each(?)'
}

/** The same for ids, typed so that an index on an id column is used. */
export function listedIds(client: QueryClientContract): string {
  return isPostgres(client)
    ? 'select cast(json_array_elements_text(cast(? as json)) as uuid)'
    : listedTexts(client)
}

/**
 * The rows of a list of lists bound as one JSON value, for the end of `insert … select value ->> 0, value ->> 1 from`.
 * Every value comes as text; cast what is none.
 */
export function listedRows(client: QueryClientContract): string {
  return isPostgres(client)
    ? 'json_array_elements(cast(? as json)) as listed(value)'
    : 'json_each(?) as listed'
}

const LOOK_AGAIN_MS = 20

/**
 * Waits until all our transactions that are open now have ended, up to a time limit; false when one is still open.
 * After that every writer has seen what is committed now. On SQLite one transaction writes at a time, so there is
 * nothing to wait for.
 */
export async function outlast(client: QueryClientContract, limitMs: number): Promise<boolean> {
  if (!isPostgres(client)) return true
  const [now] = await run<Computed<{ instant: string }>>(
    client,
    'select clock_timestamp()::text as instant'
  )
  for (let leftMs = limitMs; ; leftMs -= LOOK_AGAIN_MS) {
    const older = await run(
      client,
      `select 1 from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend'
         and application_name = current_setting('application_name')
         and pid <> pg_backend_pid() and xact_start < cast(? as timestamptz) limit 1`,
      [now!.instant]
    )
    if (older.length === 0) return true
    if (leftMs <= 0) return false
    await sleep(LOOK_AGAIN_MS)
  }
}

/**
 * Serialises transactions from here to their end, for the few rules that no single statement can enforce. On SQLite
 * they are serialised anyway.
 */
export async function takeTurns(trx: TransactionClientContract, about: string): Promise<void> {
  if (isPostgres(trx)) await run(trx, 'select pg_advisory_xact_lock(hashtext(?))', [about])
}

const LOCK_TIMEOUTS = new Set(['55P03', 'SQLITE_BUSY'])

export function isLockTimeout(error: unknown): boolean {
  return LOCK_TIMEOUTS.has(String((error as { code?: unknown })?.code))
}

const CONFLICTS = new Set(['40001', '40P01'])

/** Whether the database aborted the transaction because of a conflict, so that it may be retried. */
export function isConflict(error: unknown): boolean {
  return CONFLICTS.has(String((error as { code?: unknown })?.code))
}

/** Whether PostgreSQL refused a text with a NUL character, which validators should have refused. */
export function isUnstorableText(error: unknown): boolean {
  return (error as { code?: unknown })?.code === '22021'
}

const UNIQUE_VIOLATIONS = new Set([
  '23505',
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
])

export function isUniqueViolation(error: unknown): boolean {
  return UNIQUE_VIOLATIONS.has(String((error as { code?: unknown })?.code))
}
