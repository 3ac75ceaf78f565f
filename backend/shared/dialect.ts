import pg from 'pg'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

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
  const { rows } = await connection.query<Result>({ ...prepared(statement), values: [...bindings] })
  return rows
}

const preparedByStatement = new Map<string, { name: string; text: string }>()

/** PostgreSQL numbers its placeholders, and keeps a plan for each name. Statements are constants, so the map stays small. */
function prepared(statement: string): { name: string; text: string } {
  const known = preparedByStatement.get(statement)
  if (known) return known
  let n = 0
  const made = {
    name: `s${preparedByStatement.size}`,
    text: statement.replace(/\?/g, () => `$${++n}`),
  }
  preparedByStatement.set(statement, made)
  return made
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
  statements.set(statement, compiled)
  const values = bindings.map((value) => (typeof value === 'boolean' ? Number(value) : value))
  if (compiled.reader) return compiled.all(values) as Result[]
  compiled.run(values)
  return []
}

function isPostgres(client: QueryClientContract): boolean {
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

export function preparePostgresConnection(
  connection: pg.Client,
  done: (error: Error | null, connection: pg.Client) => void
): void {
  connection.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`, (error) => done(error, connection))
}

export function isLockTimeout(error: unknown): boolean {
  return (error as { code?: unknown })?.code === '55P03'
}

const UNIQUE_VIOLATIONS = new Set([
  '23505',
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
])

export function isUniqueViolation(error: unknown): boolean {
  return UNIQUE_VIOLATIONS.has(String((error as { code?: unknown })?.code))
}
