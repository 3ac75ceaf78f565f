import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { failure, success, type Result } from '#shared/result'
import { documentFaults } from '#experiments/domain/document_faults'
import type { ExperimentDocument } from '#experiments/domain/experiment_document'
import { isSameComparison } from '#experiments/domain/same_comparison'
import { STATUS_TERMS, type ExperimentStatus } from '#experiments/domain/status'
import {
  writeExpected,
  type Expected,
  type ExpectedWriteError,
} from '#experiments/store/expected_write'
import { fieldsOf } from '#experiments/store/document_fields'
import type { StoredExperiment } from '#experiments/store/experiment_row'
import { writeVariants } from '#experiments/store/write_variants'

export type EditExperimentError =
  | ExpectedWriteError
  | { type: 'invalid_document'; faults: string[] }
  | { type: 'bad_status'; status: ExperimentStatus }

/** Replaces the document of an experiment that does not run. Other variants after a start are a new version. */
export async function editExperiment(
  given: unknown,
  expected: Expected
): Promise<Result<{ revision: number }, EditExperimentError>> {
  const faults = documentFaults(given)
  if (faults.length > 0) return failure({ type: 'invalid_document', faults })
  const doc = given as ExperimentDocument
  return writeExpected<EditExperimentError>(expected, async (experiment, trx) => {
    const { status } = experiment
    if (!STATUS_TERMS[status].editable) return failure({ type: 'bad_status', status })
    if (doc.key !== experiment.doc.key) {
      return failure({ type: 'invalid_document', faults: ['key must stay as it is'] })
    }
    await write(experiment, doc, trx)
    return success({
      action: 'experiment.edited' as const,
      before: { ...experiment.doc },
      after: { ...doc },
    })
  })
}

async function write(
  { id, version, startedAtMs, doc: before }: StoredExperiment,
  doc: ExperimentDocument,
  trx: TransactionClientContract
) {
  const isSame = isSameComparison(before.variants, doc.variants)
  const next = isSame || startedAtMs === null ? version : version + 1
  const fields = { ...fieldsOf(doc), version: next, updated_at: clock.nowMs() }
  const changes = Object.keys(fields).map((name) => `${name} = ?`)
  await run(
    trx,
    `update experiments set ${changes.join(', ')}, revision = revision + 1 where id = ?`,
    [...Object.values(fields), id]
  )
  if (!isSame) await writeVariants({ id, version: next }, doc.variants, trx)
}
