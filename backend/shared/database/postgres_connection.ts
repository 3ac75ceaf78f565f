import type { EventEmitter } from 'node:events'
import type { Duplex } from 'node:stream'
import pg from 'pg'
import type { Binding } from '#shared/database/driver'
import { KeptQuery } from '#shared/database/kept_query'

/**
 * How statements are sent to PostgreSQL. Used only by `#shared/database/driver` and the configuration; it does not
 * depend on the SQL.
 */

/** bigint and numeric arrive as text: every amount is an integer below 2^53, so a number holds it exactly. */
export function readPostgresNumbers(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
}

/** Longest wait for a row lock. */
const LOCK_TIMEOUT_MS = 2_000

/** PostgreSQL ends a transaction that is idle for so long, because others wait for it, settlements most of all. */
const IDLE_TIMEOUT_MS = 60_000

export function preparePostgresConnection(
  connection: pg.Client,
  done: (error: Error | null, connection: pg.Client) => void
): void {
  const wire = wireOf(connection)
  wire.prependListener('errorMessage', forgetValues)
  wire.prependListener('errorMessage', nameCause())
  connection.query(
    `set lock_timeout = ${LOCK_TIMEOUT_MS}; set idle_in_transaction_session_timeout = ${IDLE_TIMEOUT_MS}`,
    (error) => done(error, connection)
  )
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
  const query = kept ? prepared(statement) : { text: numbered(statement) }
  const { rows } = await send<Row>(connection, { ...query, values: [...values] })
  return rows
}

/**
 * PostgreSQL answers a COMMIT after a failed statement with ROLLBACK, without an error.
 *
 * @throws when nothing was committed
 */
export async function commitPostgres(connection: pg.Client): Promise<void> {
  const { command } = await send(connection, { text: 'commit', values: [] })
  if (command === 'COMMIT') return
  throw new Error('Nothing was committed: a statement of the transaction had failed')
}

function send<Row extends object>(
  connection: pg.Client,
  query: { name?: string; text: string; values: Binding[] }
): Promise<pg.QueryResult<Row>> {
  sendTogether(wireOf(connection).stream)
  return new Promise((resolve, reject) => {
    const Query = query.name ? KeptQuery : pg.Query
    const sent = new Query(query, (error, result) => {
      if (error) reject(error)
      else resolve(result as pg.QueryResult<Row>)
    })
    connection.query(sent)
  })
}

const preparedByStatement = new Map<string, { name: string; text: string }>()

/** PostgreSQL numbers its placeholders and stores a plan per name. Apart from lists, statements are constants. */
function prepared(statement: string): { name?: string; text: string } {
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

const gathering = new WeakSet<Duplex>()

/** Statements of one moment are sent in one packet, because each packet wakes a process on both sides. */
function sendTogether(stream: Duplex): void {
  if (gathering.has(stream)) return
  gathering.add(stream)
  stream.cork()
  process.nextTick(() => {
    gathering.delete(stream)
    stream.uncork()
  })
}

/** Members of the driver's connection that its types do not declare. */
function wireOf(connection: pg.Client): EventEmitter & { stream: Duplex } {
  return (connection as unknown as { connection: EventEmitter & { stream: Duplex } }).connection
}

/** Removes the error's detail, which repeats the row: a taken e-mail would be in every log of the error. */
function forgetValues(error: { detail?: string; where?: string; internalQuery?: string }): void {
  error.detail = error.where = error.internalQuery = undefined
}

/** The code for statements in a failed transaction. */
const ABORTED = '25P02'

/**
 * Statements sent after a failed one fail too, and their errors may be seen first. They get the first error's code, so
 * that a conflict is retried whichever error is seen.
 */
function nameCause(): (error: { code?: string }) => void {
  let cause: string | undefined
  return (error) => {
    if (error.code === ABORTED) error.code = cause ?? ABORTED
    else cause = error.code
  }
}
