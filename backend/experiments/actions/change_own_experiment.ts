import { failure } from '#shared/result'
import { createExperiment } from '#experiments/actions/create_experiment'
import { editExperiment } from '#experiments/actions/edit_experiment'
import { isOf, ownerInKey, partnerFaults } from '#experiments/domain/partner_experiments'
import { findExperiment } from '#experiments/queries/find_experiment'
import type { Expected, ExperimentActor } from '#experiments/store/expected_write'

type Owners = readonly string[]

/** Stores a partner's draft for the distributor that its key begins with. */
export async function createOwn(doc: unknown, by: ExperimentActor, owners: Owners) {
  const faults = partnerFaults(doc, owners)
  if (faults.length > 0) return failure({ type: 'invalid_document' as const, faults })
  return createExperiment(doc, by, ownerInKey(doc))
}

export async function editOwn(doc: unknown, expected: Expected & { owners: Owners }) {
  const experiment = await findExperiment(expected.id)
  if (!experiment || !isOf(experiment, expected.owners)) {
    return failure({ type: 'not_found' as const })
  }
  const faults = partnerFaults(doc, expected.owners)
  if (faults.length > 0) return failure({ type: 'invalid_document' as const, faults })
  return editExperiment(doc, expected)
}
