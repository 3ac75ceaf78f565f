import type { EventEmitter } from 'node:events'
import type { Duplex } from 'node:stream'
import pg from 'pg'
import type { Binding } from '#shared/database/driver'
import { KeptQuery } from '#shared/database/kept_query'

/**
 * How statements travel to PostgreSQL. For `#shared/database/driver` and the configuration alone: what a statement says is
 * nobody's business here.
 */

/** bigint and numeric arrive as text: every amount is an integer below 2^53, so a number holds it exactly. */
export function readPostgresNumbers(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
}

/** Nobody waits longer than this for somebody else's row. */
const LOCK_TIMEOUT_MS = 2_000

/** A transaction whose process says nothing for so long is ended: others wait for it, and a settlement does most of all. */
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

/** Runs one statement; a kept one is prepared once per connection. The driver's own promises cost more than its answers. */
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
 * A COMMIT behind a statement that failed, and that nobody minded, is answered with ROLLBACK.
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

/** PostgreSQL numbers its placeholders, and keeps a plan for each name. Statements are constants but for their lists. */
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

/** Statements of one moment leave in one packet: each packet wakes a process here and one in the database. */
function sendTogether(stream: Duplex): void {
  if (gathering.has(stream)) return
  gathering.add(stream)
  stream.cork()
  process.nextTick(() => {
    gathering.delete(stream)
    stream.uncork()
  })
}

/** The driver's own connection, whose types say nothing of it. */
function wireOf(connection: pg.Client): EventEmitter & { stream: Duplex } {
  return (connection as unknown as { connection: EventEmitter & { stream: Duplex } }).connection
}

/** PostgreSQL repeats the row that broke a rule: an e-mail that is taken would stand in every log of the error. */
function forgetValues(error: { detail?: string; where?: string; internalQuery?: string }): void {
  error.detail = error.where = error.internalQuery = undefined
}

/** Of a transaction that has failed already. */
const ABORTED = '25P02'

/**
 * Statements that travelled behind the one that failed fail too, and may be heard of first: they bear its code, so that a
 * transaction that was given up for another one is begun anew, whichever told.
 */
function nameCause(): (error: { code?: string }) => void {
  let cause: string | undefined
  return (error) => {
    if (error.code === ABORTED) error.code = cause ?? ABORTED
    else cause = error.code
  }
}
