import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run, takeTurns } from '#shared/database/dialect'
import type { Named } from '#shared/database/rows'
import { freeSlice } from '#experiments/domain/free_slice'
import type { StoredExperiment } from '#experiments/store/experiment_row'

/**
 * Where the experiment's devices begin: beside those of its owner's experiments that run in its group, at the start without
 * a group. Starts within a group take turns. null when there is no room.
 */
export async function takeSlice(
  { doc, owner, sliceFrom }: StoredExperiment,
  trx: TransactionClientContract
): Promise<number | null> {
  const { group, traffic } = doc
  if (group === undefined) return 0
  await takeTurns(trx, `experiments:${owner ?? ''}:${group}`)
  const used = await run<Named<'experiments', { from: 'slice_from'; traffic: 'traffic' }>>(
    trx,
    `select slice_from as "from", traffic from experiments
     where status = 'running' and group_key = ? and coalesce(owner, '') = ?`,
    [group, owner ?? '']
  )
  return freeSlice({ from: sliceFrom, traffic }, used)
}
