import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type AuditEntry } from '#shared/privacy/audit'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import { isOf } from '#experiments/domain/partner_experiments'
import { findExperiment } from '#experiments/queries/find_experiment'
import { forgetExperiments } from '#experiments/queries/forget_experiments'
import type { StoredExperiment } from '#experiments/store/experiment_row'

/** Who acts, for the audit log. */
export type ExperimentActor = Pick<AuditEntry, 'actorId' | 'ip' | 'requestId'>

export interface Expected {
  id: string
  /** The revision that the author has read. */
  expects: number
  by: ExperimentActor
  /** Only an experiment of these distributors is found; every one when left out. */
  owners?: readonly string[]
}

export type ExpectedWriteError = { type: 'not_found' } | { type: 'changed_meanwhile' }

type Line = Pick<AuditEntry, 'action' | 'before' | 'after'>

/**
 * Changes an experiment that nobody has changed since its author read it, with its line in the audit log. `write` checks
 * and writes; of two writers of the same moment the second one waits, and finds another revision.
 */
export async function writeExpected<WriteError extends { type: string }>(
  { id, expects, by, owners }: Expected,
  write: (
    experiment: StoredExperiment,
    trx: TransactionClientContract
  ) => Promise<Result<Line, WriteError>>
): Promise<Result<{ revision: number }, WriteError | ExpectedWriteError>> {
  const result = await transact(
    async (trx): Promise<Result<{ revision: number }, WriteError | ExpectedWriteError>> => {
      const experiment = await findLocked(id, trx)
      if (!experiment || !isOf(experiment, owners)) return failure({ type: 'not_found' })
      if (experiment.revision !== expects) return failure({ type: 'changed_meanwhile' })
      const written = await write(experiment, trx)
      if (!written.ok) return written
      await audit({ ...by, ...written.value, target: { type: 'experiment', id } }, trx)
      return success({ revision: expects + 1 })
    }
  )
  if (result.ok) await forgetExperiments()
  return result
}

const findLocked = (id: string, trx: QueryClientContract) => findExperiment(id, trx, { lock: true })
