import pg from 'pg'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/**
 * The only place that knows which database runs. Everything else writes SQL that both speak: `insert … on conflict …
 * returning`, CASE, coalesce.
 */

type Row = Record<string, unknown>

/** Runs one statement and gives its rows, whichever driver answers. */
export async function run<Result extends object = Row>(
  client: QueryClientContract,
  statement: string,
  bindings: readonly (string | number | boolean | null)[] = []
): Promise<Result[]> {
  const answer: unknown = await client.rawQuery(statement, [...bindings] as never[])
  if (Array.isArray(answer)) return answer as Result[]
  return ((answer as { rows?: Result[] }).rows ?? []) as Result[]
}

export function isPostgres(client: QueryClientContract): boolean {
  return client.dialect.name === 'postgres'
}

/** Locks the rows a decision depends on. SQLite has one writer, whose transactions begin immediate. */
export function forUpdate(client: QueryClientContract): string {
  return isPostgres(client) ? ' for update' : ''
}

/** bigint and numeric arrive as text: every amount is an integer below 2^53, so a number holds it exactly. */
export function readPostgresNumbers(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
}

interface SqliteConnection {
  pragma(statement: string): unknown
  prepare(statement: string): unknown
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
