import { setTimeout as sleep } from 'node:timers/promises'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Computed } from '#shared/database/rows'
import { driverOf, isPostgres, type Binding } from '#shared/database/driver'
import { Transaction } from '#shared/database/transaction'

/**
 * What the two databases say differently, but for the words of a search (`#shared/database/word_index`). Everything else writes SQL
 * that both speak: `insert … on conflict … returning`, CASE, coalesce.
 */

/** What both drivers' connections are asked for here. */
interface Connections {
  acquireConnection(): Promise<unknown>
  releaseConnection(connection: unknown): Promise<void>
  /** Tells whoever traces statements. The values are left out: they may be secrets. */
  emit(event: 'query', query: { sql: string }): boolean
}

/**
 * Runs one statement and gives its rows, whichever driver answers. It goes straight to the driver with a statement
 * prepared once per connection: the query builder's work on every statement is a third of what a play costs. What the rows hold is named
 * by the types of `#shared/database/rows`; a caller that names nothing may look at nothing.
 */
export async function run<Result extends object = Record<string, unknown>>(
  client: QueryClientContract,
  statement: string,
  bindings: readonly Binding[] = []
): Promise<NoInfer<Result>[]> {
  if (client instanceof Transaction) return client.ask<Result>(statement, bindings)
  const connections = client.getWriteClient().client as Connections
  const connection = await connections.acquireConnection()
  try {
    connections.emit('query', { sql: statement })
    return await driverOf(client).ask<Result>(connection, statement, bindings)
  } finally {
    await connections.releaseConnection(connection)
  }
}

/** Ends a select whose rows nobody may change until the transaction is over; SQLite has one writer as it is. */
export function forUpdate(client: QueryClientContract): string {
  return isPostgres(client) ? ' for update' : ''
}

/** The same for deleting rows and changing their unique keys alone: all else goes on beside it. */
export function keepKeys(client: QueryClientContract): string {
  return isPostgres(client) ? ' for key share' : ''
}

/** As `forUpdate`, but goes by what somebody else has locked instead of waiting for it. */
export function skipLocked(client: QueryClientContract): string {
  return isPostgres(client) ? ' for update skip locked' : ''
}

/** A select of the texts of a list that is bound as one JSON text: of any length, and one statement for all of them. */
export function listedTexts(client: QueryClientContract): string {
  return isPostgres(client)
    ? 'select json_array_elements_text(cast(? as json))'
    : 'select value from json_each(?)'
}

/** The same for ids, so that an index on a column of them serves. */
export function listedIds(client: QueryClientContract): string {
  return isPostgres(client)
    ? 'select cast(json_array_elements_text(cast(? as json)) as uuid)'
    : listedTexts(client)
}

const LOOK_AGAIN_MS = 20

/**
 * Waits until every transaction of ours that has begun by now is over, as long as it is given; false when one still
 * runs. Whoever writes by what it read before is done then, and what begins later reads what is committed now. On SQLite
 * one transaction writes at a time, so the next one already reads what the last one left.
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
 * Lets one transaction at a time go on from here, until it ends: for the few rules that no single statement can hold.
 * On SQLite a transaction is alone anyway.
 */
export async function takeTurns(trx: TransactionClientContract, about: string): Promise<void> {
  if (isPostgres(trx)) await run(trx, 'select pg_advisory_xact_lock(hashtext(?))', [about])
}

const LOCK_TIMEOUTS = new Set(['55P03', 'SQLITE_BUSY'])

export function isLockTimeout(error: unknown): boolean {
  return LOCK_TIMEOUTS.has(String((error as { code?: unknown })?.code))
}

const CONFLICTS = new Set(['40001', '40P01'])

/** Whether the database gave a transaction up because of others: it may be begun anew. */
export function isConflict(error: unknown): boolean {
  return CONFLICTS.has(String((error as { code?: unknown })?.code))
}

/** Whether PostgreSQL could not take a text: it holds a NUL, and no validator has refused it. */
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
