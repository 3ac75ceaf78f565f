import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { StrictValues } from '@adonisjs/lucid/types/querybuilder'
import env from '#start/env'
import { isPostgres, type Binding } from '#shared/database/driver'
import type { OpenTransaction } from '#shared/database/transaction'

/*
 * The driver that uses only the documented API of Lucid and Knex. It has the same effect as the other one and costs more. A
 * process uses it when DB_PLAIN_DRIVER is set, or when a check of `#shared/database/private_parts` fails.
 */

let isChosen = env.get('DB_PLAIN_DRIVER')

export const asksPlainly = () => isChosen

export function choosePlainDriver(chosen = true): void {
  isChosen = chosen
}

export async function askPlainly<Row extends object>(
  client: QueryClientContract,
  statement: string,
  bindings: readonly Binding[]
): Promise<Row[]> {
  const answer: unknown = await client.rawQuery(statement, [...bindings] as StrictValues[])
  if (isPostgres(client)) return (answer as { rows: Row[] }).rows
  return Array.isArray(answer) ? (answer as Row[]) : []
}

/** @throws when the database refuses to begin one */
export async function beginPlainly(): Promise<OpenTransaction> {
  const trx = await db.transaction()
  const closing: Promise<unknown>[] = []
  const knex = trx.knexClient
  const commit = knex.commit.bind(knex)
  // Knex reports a failed BEGIN only through this promise.
  if (trx.isCompleted) await knex.executionPromise
  // Nothing else awaits it when the transaction is rolled back.
  knex.executionPromise.catch(() => undefined)
  const commitOrThrow = async () => {
    await Promise.all(closing)
    // PostgreSQL answers a COMMIT after a failed statement with ROLLBACK, which Knex treats as success.
    await trx.rawQuery('select 1').catch((cause: unknown) => {
      throw new Error('Nothing was committed: a statement of the transaction had failed', { cause })
    })
    await commit()
    // Knex reports a failed COMMIT only through this promise.
    await knex.executionPromise
  }
  Object.assign(knex, { commit: commitOrThrow })
  const closeWith = (statement: Promise<unknown>) => {
    statement.catch(() => undefined)
    closing.push(statement)
  }
  return Object.assign(trx, { closeWith }) as unknown as OpenTransaction
}
