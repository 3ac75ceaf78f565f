import type { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

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
  connections.emit('query', { sql: statement })
  try {
    return isPostgres(client)
      ? await runPostgres(connection as pg.Client, statement, bindings)
      : runSqlite(connection as SqliteConnection, statement, bindings)
  } finally {
    await connections.releaseConnection(connection)
  }
}

async function runPostgres<Result extends object>(
  connection: pg.Client,
  statement: string,
  bindings: readonly Binding[]
): Promise<Result[]> {
  const query = isKept(bindings) ? prepared(statement) : { text: numbered(statement) }
  const { rows } = await connection.query<Result>({ ...query, values: [...bindings] })
  return rows
}

/** A statement over a list is another one for each length of it: the long ones, which come seldom, are not kept. */
const KEPT_PLACEHOLDERS_MAX = 120

const isKept = (bindings: readonly Binding[]) => bindings.length <= KEPT_PLACEHOLDERS_MAX

const preparedByStatement = new Map<string, { name: string; text: string }>()

/** PostgreSQL numbers its placeholders, and keeps a plan for each name. Statements are constants but for their lists. */
function prepared(statement: string): { name: string; text: string } {
  const known = preparedByStatement.get(statement)
  if (known) return known
  const made = { name: `s${preparedByStatement.size}`, text: numbered(statement) }
  preparedByStatement.set(statement, made)
  return made
}

function numbered(statement: string): string {
  let n = 0
  return statement.replace(/\?/g, () => `$${++n}`)
}

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

/** The same, but goes by what somebody else has locked instead of waiting for it. */
export function skipLocked(client: QueryClientContract): string {
  return isPostgres(client) ? ' for update skip locked' : ''
}

/** For `#shared/word_index` alone: no statement of a module's may depend on it. */
export function isPostgres(client: QueryClientContract): boolean {
  return client.dialect.name === 'postgres'
}

/** bigint and numeric arrive as text: every amount is an integer below 2^53, so a number holds it exactly. */
export function readPostgresNumbers(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
}

interface SqliteStatement {
  /** Whether it gives rows. */
  reader: boolean
  all(bindings: Binding[]): unknown[]
  run(bindings: Binding[]): unknown
}

interface SqliteConnection {
  pragma(statement: string): unknown
  prepare(statement: string): SqliteStatement
}

/**
 * WAL lets readers go on beside the writer; FULL, because money is written here and NORMAL may lose the last commits
 * at a power cut. A transaction takes the write lock at its beginning: a deferred one would fail, not wait, when it
 * turns from reading to writing behind another process.
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
  connection.prepare = (statement) =>
    prepare(statement === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : statement)
  done(null, connection)
}

/** Nobody waits longer than this for somebody else's row. */
const LOCK_TIMEOUT_MS = 2_000

/** A transaction whose process says nothing for so long is ended: others wait for it, and a settlement does most of all. */
const IDLE_TIMEOUT_MS = 60_000

export function preparePostgresConnection(
  connection: pg.Client,
  done: (error: Error | null, connection: pg.Client) => void
): void {
  const { connection: wire } = connection as unknown as { connection: EventEmitter }
  wire.prependListener('errorMessage', forgetValues)
  connection.query(
    `set lock_timeout = ${LOCK_TIMEOUT_MS}; set idle_in_transaction_session_timeout = ${IDLE_TIMEOUT_MS}`,
    (error) => done(error, connection)
  )
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

/** PostgreSQL repeats the row that broke a rule: an e-mail that is taken would stand in every log of the error. */
function forgetValues(error: { detail?: string; where?: string; internalQuery?: string }): void {
  error.detail = error.where = error.internalQuery = undefined
}

export function isLockTimeout(error: unknown): boolean {
  return (error as { code?: unknown })?.code === '55P03'
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
