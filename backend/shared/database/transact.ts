import { setTimeout as sleep } from 'node:timers/promises'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isConflict, run } from '#shared/database/dialect'
import { asksPlainly, beginPlainly } from '#shared/database/plain_driver'
import { Transaction, type OpenTransaction } from '#shared/database/transaction'

const RETRIES = 3

/**
 * Longest pause before a retry, in milliseconds. The pause is random, at least half of it, so that two retries do not
 * collide again.
 */
const PAUSE_MS = 40

/**
 * Runs the work in one transaction, and retries it from the start when the database aborted it because of a conflict.
 * So the work must have no effect outside of its transaction.
 */
export async function transact<Value>(
  work: (trx: OpenTransaction) => Promise<Value>
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

async function attempt<Value>(work: (trx: OpenTransaction) => Promise<Value>): Promise<Value> {
  const trx = await (asksPlainly() ? beginPlainly() : Transaction.begin())
  try {
    const value = await work(trx)
    if (!trx.isCompleted) await trx.commit()
    return value
  } catch (error) {
    // The first error names the reason.
    if (!trx.isCompleted) await trx.rollback().catch(() => undefined)
    throw error
  }
}

/**
 * Runs a part of a transaction in a savepoint: if it fails, it is rolled back and the error rethrown, and the
 * transaction can continue. No other statement of the transaction may run at the same time.
 */
export async function savepoint<Value>(
  trx: TransactionClientContract,
  part: () => Promise<Value>
): Promise<Value> {
  await run(trx, 'savepoint part')
  try {
    const value = await part()
    await run(trx, 'release savepoint part')
    return value
  } catch (error) {
    await run(trx, 'rollback to savepoint part')
    throw error
  }
}
