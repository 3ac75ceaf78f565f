import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryPostgres } from '#shared/postgres_connection'

/**
 * The only place that knows which database runs. Everything else writes SQL that both speak: `insert … on conflict …
 * returning`, CASE, coalesce.
 */

type Binding = string | number | boolean | null

/** What both drivers' connections are asked for here. */
interface Connections {
  acquireConnection(): Promise<unknown>
  releaseConnection(connection: unknown): Promise<void>
  /** Tells whoever traces statements. The values are left out: they may be secrets. */
  emit(event: 'query', query: { sql: string }): boolean
}

/**
 * Runs one statement and gives its rows, whichever driver answers. It goes straight to the driver with a statement
 * prepared once per connection: the query builder's work on every statement is a third of what a play costs.
 */
export async function run<Result extends object = Record<string, unknown>>(
  client: QueryClientContract,
  statement: string,
  bindings: readonly Binding[] = []
): Promise<Result[]> {
  const connections = client.getWriteClient().client as Connections
  const connection = await connections.acquireConnection()
  try {
    if (isOver(client, connection)) throw new Error('The transaction of this statement is over')
    connections.emit('query', { sql: statement })
    return isPostgres(client)
      ? await queryPostgres<Result>(connection as pg.Client, statement, {
          values: bindings,
          kept: isKept(bindings),
        })
      : runSqlite(connection as SqliteConnection, statement, bindings)
  } finally {
    await connections.releaseConnection(connection)
  }
}

/**
 * Whether a transaction has ended, while work that nobody waited for went on: its connection may serve others by now.
 * SQLite also ends one by itself, where its disk is full.
 */
function isOver(client: QueryClientContract, connection: unknown): boolean {
  if (!client.isTransaction) return false
  if ((client as TransactionClientContract).isCompleted) return true
  return !isPostgres(client) && !(connection as SqliteConnection).inTransaction
}

/** A statement over a list is another one for each length of it: the long ones, which come seldom, are not kept. */
const KEPT_PLACEHOLDERS_MAX = 120

const isKept = (bindings: readonly Binding[]) => bindings.length <= KEPT_PLACEHOLDERS_MAX

const statementsByConnection = new WeakMap<SqliteConnection, Map<string, SqliteStatement>>()

function runSqlite<Result extends object>(
  connection: SqliteConnection,
  statement: string,
  bindings: readonly Binding[]
): Result[] {
  const statements = statementsByConnection.get(connection) ?? new Map<string, SqliteStatement>()
  statementsByConnection.set(connection, statements)
  const compiled = statements.get(statement) ?? connection.prepare(statement)
  if (isKept(bindings)) statements.set(statement, compiled)
  const values = bindings.map((value) => (typeof value === 'boolean' ? Number(value) : value))
  if (compiled.reader) return compiled.all(values) as Result[]
  compiled.run(values)
  return []
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

/** For `#shared/word_index` alone: no statement of a module's may depend on it. */
export function isPostgres(client: QueryClientContract): boolean {
  return client.dialect.name === 'postgres'
}

interface SqliteStatement {
  /** Whether it gives rows. */
  reader: boolean
  all(bindings: Binding[]): unknown[]
  run(bindings: Binding[]): unknown
}

interface SqliteConnection {
  inTransaction: boolean
  exec(statements: string): unknown
  pragma(statement: string): unknown
  prepare(statement: string): SqliteStatement
}

/**
 * WAL lets readers go on beside the writer; FULL, because money is written here and NORMAL may lose the last commits
 * at a power cut. A transaction takes the write lock at its beginning: a deferred one would fail, not wait, when it
 * turns from reading to writing behind another process. A COMMIT that fails would leave it open for whoever comes next.
 */
export function prepareSqliteConnection(
  connection: SqliteConnection,
  done: (error: Error | null, connection: SqliteConnection) => void
): void {
  connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  connection.pragma('busy_timeout = 5000')
  const prepare = connection.prepare.bind(connection)
  connection.prepare = (statement) => {
    if (statement === 'BEGIN;') return prepare('BEGIN IMMEDIATE;')
    const prepared = prepare(statement)
    return statement === 'COMMIT;' ? orRollback(prepared, connection) : prepared
  }
  done(null, connection)
}

function orRollback(commit: SqliteStatement, connection: SqliteConnection): SqliteStatement {
  const commitNow = commit.run.bind(commit)
  return Object.assign(commit, {
    run: (bindings: Binding[]) => {
      try {
        return commitNow(bindings)
      } finally {
        if (connection.inTransaction) connection.exec('ROLLBACK')
      }
    },
  })
}

const LOOK_AGAIN_MS = 20

/**
 * Waits until every transaction of ours that has begun by now is over, as long as it is given; false when one still
 * runs. Whoever writes by what it read before is done then, and what begins later reads what is committed now. On SQLite
 * one transaction writes at a time, so the next one already reads what the last one left.
 */
export async function outlast(client: QueryClientContract, limitMs: number): Promise<boolean> {
  if (!isPostgres(client)) return true
  const [now] = await run<{ instant: string }>(client, 'select clock_timestamp()::text as instant')
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
