import pg from 'pg'
import type { Binding } from '#shared/database/driver'
import { KeptStatements } from '#shared/database/kept_statements'
import { PostgresStatement, type Answer } from '#shared/database/postgres_statement'

/**
 * How statements are sent to PostgreSQL. Used only by `#shared/database/driver` and the configuration; it does not
 * depend on the SQL.
 */

/** bigint and numeric arrive as text: every amount is an integer below 2^53, so a number holds it exactly. */
export function readPostgresNumbers(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
}

/** PostgreSQL ends a transaction that is idle for so long, because others wait for it, settlements most of all. */
const IDLE_TIMEOUT_MS = 60_000

/** Gives what prepares a new connection; `lockTimeoutMs` is the longest wait for a row lock. */
export function preparePostgresConnection({ lockTimeoutMs }: { lockTimeoutMs: number }) {
  return (connection: pg.Client, done: (error: Error | null, connection: pg.Client) => void) => {
    tellErrorsOf(connection)
    connection.query(
      `set lock_timeout = ${lockTimeoutMs}; set idle_in_transaction_session_timeout = ${IDLE_TIMEOUT_MS}`,
      (error) => done(error, connection)
    )
  }
}

/**
 * Runs one statement; a kept one is prepared once per connection. Own promises, because the driver's cost more than its
 * answers.
 */
export async function queryPostgres<Row extends object>(
  connection: pg.Client,
  statement: string,
  { values, kept }: { values: readonly Binding[]; kept: boolean }
): Promise<Row[]> {
  const query = kept ? named.get(statement, prepare(statement)) : prepare(statement)(null)
  const { rows } = await send<Row>(connection, { ...query, values })
  return rows
}

/**
 * PostgreSQL answers a COMMIT after a failed statement with ROLLBACK, without an error.
 *
 * @throws when nothing was committed
 */
export async function commitPostgres(connection: pg.Client): Promise<void> {
  const { command } = await send(connection, { name: '', text: 'commit', values: [] })
  if (command === 'COMMIT') return
  throw new Error('Nothing was committed: a statement of the transaction had failed')
}

function send<Row extends object>(
  connection: pg.Client,
  query: { name: string; text: string; values: readonly Binding[] }
): Promise<Answer<Row>> {
  return new Promise((resolve, reject) => {
    const answered = (error: unknown, answer: Answer<Row>) =>
      error ? reject(toldBy.get(connection)?.(error) ?? error) : resolve(answer)
    connection.query(new PostgresStatement<Row>(query, answered))
  })
}

/** Of all connections: each prepares one under its name when it sends it first. */
const named = new KeptStatements<{ name: string; text: string }>()

/** PostgreSQL numbers its placeholders and stores a plan per name, and none without. */
const prepare = (statement: string) => (place: number | null) => {
  let n = 0
  return {
    name: place === null ? '' : `s${place}`,
    text: statement.replace(/\?/g, () => `$${++n}`),
  }
}

/** The code for statements in a failed transaction. */
const ABORTED = '25P02'

interface Told {
  code?: string
  detail?: string
  where?: string
  internalQuery?: string
}

const toldBy = new WeakMap<pg.Client, (error: unknown) => unknown>()

/** Changes the errors of a connection, both of our statements and of the query builder's. */
function tellErrorsOf(connection: pg.Client): void {
  const told = nameCause()
  toldBy.set(connection, told)
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown
  connection.query = ((...args: unknown[]) => {
    const answer = args.at(-1)
    if (typeof answer !== 'function') return query(...args)
    const answered = (error: unknown, result: unknown) =>
      (answer as (error: unknown, result: unknown) => void)(error && told(error), result)
    return query(...args.slice(0, -1), answered)
  }) as pg.Client['query']
}

/**
 * Removes the error's detail, which repeats the row: a taken e-mail would be in every log of the error. Statements sent after
 * a failed one fail too, and their errors may be seen first. They get the first error's code, so that a conflict is
 * retried whichever error is seen.
 */
function nameCause(): (error: unknown) => unknown {
  let cause: string | undefined
  return (failed) => {
    const error = failed as Told
    error.detail = error.where = error.internalQuery = undefined
    if (error.code === ABORTED) error.code = cause ?? ABORTED
    else cause = error.code
    return error
  }
}
