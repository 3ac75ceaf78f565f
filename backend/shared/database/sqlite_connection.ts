import type { Binding } from '#shared/database/driver'
import { KeptStatements } from '#shared/database/kept_statements'

/** How statements are run on SQLite. Used only by `#shared/database/driver` and the configuration. */

export interface SqliteConnection {
  inTransaction: boolean
  exec(statements: string): unknown
  pragma(statement: string): unknown
  prepare(statement: string): SqliteStatement
}

interface SqliteStatement {
  /** Whether it gives rows. */
  reader: boolean
  all(bindings: Binding[]): unknown[]
  run(bindings: Binding[]): unknown
}

/**
 * WAL lets readers run beside the writer. FULL, because NORMAL may lose the last commits at a power cut. The query
 * builder's transactions take the write lock when they begin, as ours do.
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
  let hasBegun = false
  connection.prepare = (statement) => {
    if (statement === 'BEGIN;') return andThen(prepare(BEGIN), () => (hasBegun = true))
    if (ENDINGS.has(statement)) hasBegun = false
    // SQLite ends a transaction by itself when its disk is full; later statements would then commit alone.
    else if (hasBegun && !connection.inTransaction) throw new Error(OVER)
    const prepared = prepare(statement)
    return statement === 'COMMIT;' ? orRollback(prepared, connection) : prepared
  }
  done(null, connection)
}

function andThen(statement: SqliteStatement, told: () => void): SqliteStatement {
  const run = statement.run.bind(statement)
  const runAndTell = (bindings: Binding[]) => {
    const done = run(bindings)
    told()
    return done
  }
  return Object.assign(statement, { run: runAndTell })
}

/** How Knex ends a transaction. */
const ENDINGS = new Set(['COMMIT;', 'ROLLBACK'])

export const OVER = 'The transaction of this statement is over'

function orRollback(commit: SqliteStatement, connection: SqliteConnection): SqliteStatement {
  const run = commit.run.bind(commit)
  return Object.assign(commit, {
    run: (bindings: Binding[]) => endingOf(connection, () => run(bindings)),
  })
}

/** A failed COMMIT leaves the transaction open for the next user of the connection. */
function endingOf<Value>(connection: SqliteConnection, commit: () => Value): Value {
  try {
    return commit()
  } finally {
    rollbackSqlite(connection)
  }
}

/** A deferred transaction fails instead of waiting when it starts to write after another process has written. */
const BEGIN = 'begin immediate'

export function beginSqlite(connection: SqliteConnection): void {
  connection.exec(BEGIN)
}

export function commitSqlite(connection: SqliteConnection): void {
  endingOf(connection, () => connection.exec('commit'))
}

export function rollbackSqlite(connection: SqliteConnection): void {
  if (connection.inTransaction) connection.exec('rollback')
}

const statementsByConnection = new WeakMap<SqliteConnection, KeptStatements<SqliteStatement>>()

/** Runs one statement; a kept one is prepared once per connection. */
export function querySqlite<Row extends object>(
  connection: SqliteConnection,
  statement: string,
  { values, kept }: { values: readonly Binding[]; kept: boolean }
): Row[] {
  const statements = statementsByConnection.get(connection) ?? new KeptStatements()
  statementsByConnection.set(connection, statements)
  const prepare = () => connection.prepare(statement)
  const compiled = kept ? statements.get(statement, prepare) : prepare()
  const bound = values.map((value) => (typeof value === 'boolean' ? Number(value) : value))
  if (compiled.reader) return compiled.all(bound) as Row[]
  compiled.run(bound)
  return []
}
