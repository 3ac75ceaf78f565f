import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { failure, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'

/** Carries a refusal out of the transaction that it ends. */
class Refused<Failure extends { type: string }> extends Error {
  constructor(readonly reason: Failure) {
    super(reason.type)
  }
}

/** Runs work in a transaction that is kept only when it succeeds: a refusal undoes what led to it. */
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
