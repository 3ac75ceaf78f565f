import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { failure, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'

/** Carries a failure out of the transaction that it rolls back. */
class Refused<Failure extends { type: string }> extends Error {
  constructor(readonly reason: Failure) {
    super(reason.type)
  }
}

/** Runs work in a transaction that commits only on success: a failure rolls it back. */
export async function attempt<Value, Failure extends { type: string }>(
  work: (trx: TransactionClientContract) => Promise<Result<Value, Failure>>
): Promise<Result<Value, Failure>> {
  try {
    return await transact(async (trx) => {
      const result = await work(trx)
      if (!result.ok) throw new Refused(result.error)
      return result
    })
  } catch (error) {
    if (error instanceof Refused) return failure((error as Refused<Failure>).reason)
    throw error
  }
}
