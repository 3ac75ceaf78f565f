import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { commitPostgres, queryPostgres } from '#shared/database/postgres_connection'
import {
  beginSqlite,
  commitSqlite,
  querySqlite,
  rollbackSqlite,
  type SqliteConnection,
} from '#shared/database/sqlite_connection'

export type Binding = string | number | boolean | null

/** The operations of a database, implemented by its driver. */
export interface Driver {
  /** Runs one statement and returns its rows. The statement is sent before this returns. */
  ask<Row extends object>(
    connection: unknown,
    statement: string,
    bindings: readonly Binding[]
  ): Promise<Row[]>
  begin(connection: unknown): Promise<void>
  /**
   * Commits if these last statements succeed; they are sent already.
   *
   * @throws when nothing was committed
   */
  commit(connection: unknown, last: readonly Promise<unknown>[]): Promise<void>
  rollback(connection: unknown): Promise<void>
  /** Ends a connection whose state is unknown, so that nobody else gets it. */
  discard(connection: unknown): Promise<void>
  /** Whether the database has ended the transaction of this connection by itself. */
  hasEnded(connection: unknown): boolean
}

/** A statement over a list differs for each length: long ones, which are rare, are not prepared. */
const KEPT_PLACEHOLDERS_MAX = 120

const kept = (bindings: readonly Binding[]) => bindings.length <= KEPT_PLACEHOLDERS_MAX

const DISCARD_LIMIT_MS = 1_000

const postgres: Driver = {
  ask: (connection, statement, bindings) =>
    queryPostgres(connection as pg.Client, statement, { values: bindings, kept: kept(bindings) }),
  begin: (connection) => plain(connection, 'begin'),
  // Sent with them; PostgreSQL refuses it if one of them fails.
  commit: async (connection, last) => {
    const committed = commitPostgres(connection as pg.Client)
    const outcomes = await Promise.allSettled([...last, committed])
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  },
  rollback: (connection) => plain(connection, 'rollback'),
  // Knex's pool removes a connection that ended. One whose server no longer answers is not waited for.
  discard: async (connection) => {
    const limit = sleep(DISCARD_LIMIT_MS, undefined, { ref: false })
    await Promise.race([(connection as pg.Client).end(), limit])
  },
  // A failed transaction refuses all later statements.
  hasEnded: () => false,
}

async function plain(connection: unknown, statement: string): Promise<void> {
  await queryPostgres(connection as pg.Client, statement, { values: [], kept: false })
}

const sqlite: Driver = {
  ask: async (connection, statement, bindings) =>
    querySqlite(connection as SqliteConnection, statement, {
      values: bindings,
      kept: kept(bindings),
    }),
  begin: async (connection) => beginSqlite(connection as SqliteConnection),
  commit: async (connection, last) => {
    try {
      await Promise.all(last)
    } catch (error) {
      rollbackSqlite(connection as SqliteConnection)
      throw error
    }
    commitSqlite(connection as SqliteConnection)
  },
  rollback: async (connection) => rollbackSqlite(connection as SqliteConnection),
  // What was open on it is rolled back.
  discard: async (connection) => rollbackSqlite(connection as SqliteConnection),
  // Where its disk is full.
  hasEnded: (connection) => !(connection as SqliteConnection).inTransaction,
}

/** The part of Knex's client that is used here. */
interface ConnectionPool {
  acquireConnection(): Promise<object>
  releaseConnection(connection: object): Promise<void>
  /** Reports the statement to tracers, without its values, which may be secrets. */
  emit(event: 'query', query: { sql: string }): boolean
}

export const poolOf = ({ client }: { client: unknown }) => client as ConnectionPool

/** Which database runs, for `#shared/database/dialect` and `#shared/database/word_index`. */
export const isPostgres = (client: QueryClientContract) => client.dialect.name === 'postgres'

export const driverOf = (client: QueryClientContract) => (isPostgres(client) ? postgres : sqlite)
