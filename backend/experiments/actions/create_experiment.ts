import { randomBytes } from 'node:crypto'
import { clock } from '#shared/clock'
import { addOnce } from '#shared/database/add_once'
import { run } from '#shared/database/dialect'
import { transact } from '#shared/database/transact'
import { newId } from '#shared/ids'
import { audit } from '#shared/privacy/audit'
import { failure, success, type Result } from '#shared/result'
import { documentFaults } from '#experiments/domain/document_faults'
import { keyFaults } from '#experiments/domain/partner_experiments'
import type { ExperimentDocument } from '#experiments/domain/experiment_document'
import type { ExperimentActor } from '#experiments/store/expected_write'
import { fieldsOf } from '#experiments/store/document_fields'
import { hasRoom } from '#experiments/store/has_room'
import { writeVariants } from '#experiments/store/write_variants'

export type CreateExperimentError =
  { type: 'invalid_document'; faults: string[] } | { type: 'key_taken' } | { type: 'too_many' }

const SALT_BYTES = 6

/** Stores a draft: nothing changes for anybody before it is started. A partner's runs on its owner's pages alone. */
export async function createExperiment(
  given: unknown,
  by: ExperimentActor,
  owner: string | null = null
): Promise<Result<{ id: string; revision: number }, CreateExperimentError>> {
  const faults = [...documentFaults(given), ...keyFaults(given, owner)]
  if (faults.length > 0) return failure({ type: 'invalid_document', faults })
  const doc = given as ExperimentDocument
  const id = newId()
  const nowMs = clock.nowMs()
  const fields = {
    ...fieldsOf(doc),
    id,
    key: doc.key,
    owner,
    salt: randomBytes(SALT_BYTES).toString('hex'),
    version: 1,
    revision: 1,
    slice_from: 0,
    status: 'draft',
    created_at: nowMs,
    updated_at: nowMs,
  }
  const names = Object.keys(fields)
  let fits = true
  const added = await addOnce(() =>
    transact(async (trx) => {
      fits = await hasRoom(owner, 'stored', trx)
      if (!fits) return
      await run(
        trx,
        `insert into experiments (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
        Object.values(fields)
      )
      await writeVariants({ id, version: 1 }, doc.variants, trx)
      const target = { type: 'experiment', id } as const
      await audit(
        { ...by, action: 'experiment.created', target, before: null, after: { ...doc } },
        trx
      )
    })
  )
  if (!fits) return failure({ type: 'too_many' })
  return added ? success({ id, revision: 1 }) : failure({ type: 'key_taken' })
}
