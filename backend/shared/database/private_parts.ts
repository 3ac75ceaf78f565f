import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import { isPostgres } from '#shared/database/driver'
import type { Computed } from '#shared/database/rows'
import { Transaction, type OpenTransaction } from '#shared/database/transaction'

type Dialect = 'postgres' | 'better-sqlite3'

interface PrivatePart {
  on: readonly Dialect[]
  /** Uses the part as this folder does. False or an error means that it is missing or has changed. */
  holds(): boolean | Promise<boolean>
}

const POSTGRES = ['postgres'] as const
const BOTH = ['postgres', 'better-sqlite3'] as const

/**
 * Every part of pg, Knex and Lucid that this folder uses and that their documentation does not promise. A test runs each
 * check, so that an upgrade that changes a part fails there. A process that finds such a change uses the plain driver.
 */
export const PRIVATE_PARTS: Record<string, PrivatePart> = {
  'pg.Connection: stream, parse, bind, describe, execute, close, sync, query': {
    on: POSTGRES,
    holds: () => {
      const messages = ['parse', 'bind', 'describe', 'execute', 'close', 'sync', 'query'] as const
      const connection = new pg.Connection()
      return (
        typeof connection.stream.cork === 'function' &&
        messages.every((name) => typeof connection[name] === 'function')
      )
    },
  },
  'pg.Query: handleRowDescription, handleDataRow, handleCommandComplete, handleError, handleReadyForQuery':
    {
      on: POSTGRES,
      holds: () =>
        inTransaction(async (trx) => {
          // The second time, the rows are not described any more.
          for (const n of [1, 2]) {
            const statement = 'select cast(? as bigint) as n, cast(null as text) as nothing'
            const [row] = await run<Computed<{ n: number; nothing: null }>>(trx, statement, [n])
            if (row?.n !== n || row.nothing !== null) return false
          }
          const failed: unknown = await run(trx, 'select 1 / cast(? as integer)', [0]).catch(
            (error: unknown) => error
          )
          return (failed as { code?: string }).code === '22012'
        }),
    },
  'knex.client: acquireConnection, releaseConnection, emit': {
    on: BOTH,
    holds: async () => {
      const [row] = await run<Computed<{ one: number }>>(db.connection(), 'select 1 as one')
      return row?.one === 1
    },
  },
  'knex: a builder sends through context.client (transacting, acquireConnection, query)': {
    on: BOTH,
    holds: () =>
      inTransaction(async (trx) => {
        // On another connection, SQLite would wait: its only one is in use.
        const session = isPostgres(trx) ? 'select pg_backend_pid() as id' : 'select 1 as id'
        const [mine] = await run<Computed<{ id: number }>>(trx, session)
        const { id } = (await trx
          .query()
          .select(trx.raw(`(${session}) as id`))
          .first()) as Computed<{ id: number }>
        return id === mine?.id
      }),
  },
  'lucid.QueryClient: made of a node of the connection manager, asks getWriteClient and knexQuery':
    {
      on: BOTH,
      holds: () =>
        inTransaction(async (trx) => {
          await trx.rawQuery('select 1')
          return trx.isTransaction && trx.dialect.name === db.connection().dialect.name
        }),
    },
}

async function inTransaction(look: (trx: OpenTransaction) => Promise<boolean>): Promise<boolean> {
  const trx = await Transaction.begin()
  try {
    return await look(trx)
  } finally {
    await trx.rollback()
  }
}

/** A changed part may leave a promise unsettled. */
const LIMIT_MS = 5_000

/** Names of the parts whose check fails. */
export async function differingParts(
  parts: Record<string, PrivatePart> = PRIVATE_PARTS,
  limitMs = LIMIT_MS
): Promise<string[]> {
  const { name: dialect } = db.connection().dialect
  const differing: string[] = []
  for (const [name, { on, holds }] of Object.entries(parts)) {
    if (!on.some((one) => one === dialect)) continue
    const limit = new AbortController()
    const late = sleep(limitMs, false, { signal: limit.signal }).catch(() => false)
    const asBefore = await Promise.race([askWhether(holds), late])
    limit.abort()
    if (!asBefore) differing.push(name)
  }
  return differing
}

const askWhether = async (holds: PrivatePart['holds']) => {
  try {
    return await holds()
  } catch {
    return false
  }
}
