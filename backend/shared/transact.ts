import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isConflict } from '#shared/dialect'

const RETRIES = 3

/** Longest pause before a retry, in milliseconds; its half at least, so that two victims do not meet again. */
const PAUSE_MS = 40

/**
 * Runs the work in one transaction, and from its beginning again when the database gave it up for the sake of another
 * one. So the work must have no effect but through its transaction.
 */
export async function transact<Value>(
  work: (trx: TransactionClientContract) => Promise<Value>
): Promise<Value> {
  for (let retries = 0; ; retries++) {
    try {
      return await attempt(work)
    } catch (error) {
      if (retries === RETRIES || !isConflict(error)) throw error
    }
    await sleep(PAUSE_MS * (0.5 + Math.random() / 2))
  }
}

async function attempt<Value>(
  work: (trx: TransactionClientContract) => Promise<Value>
): Promise<Value> {
  const trx = await begin()
  try {
    const value = await work(trx)
    if (!trx.isCompleted) await trx.commit()
    return value
  } catch (error) {
    if (!trx.isCompleted) await trx.rollback()
    throw error
  }
}

/** Where the database refuses a BEGIN there is a transaction all the same: one that is over. */
async function begin(): Promise<TransactionClientContract> {
  const trx = await db.transaction()
  if (trx.isCompleted) await trx.knexClient.executionPromise
  failWithCommit(trx)
  return trx
}

/** Left alone, a commit that failed looks like one that went through; only the whole execution knows better. */
function failWithCommit({ knexClient }: TransactionClientContract): void {
  const commit = knexClient.commit.bind(knexClient)
  const commitOrFail = async (value: unknown) => {
    await commit(value)
    return knexClient.executionPromise
  }
  Object.assign(knexClient, { commit: commitOrFail })
}
