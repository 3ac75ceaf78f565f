import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { forUpdate, run } from '#shared/database/dialect'
import {
  EXPERIMENT_COLUMNS,
  toStoredExperiment,
  VARIANT_COLUMNS,
  type ExperimentRow,
  type StoredExperiment,
  type VariantRow,
} from '#experiments/store/experiment_row'

/** An experiment with the variants of its last version; null when there is none. */
export async function findExperiment(
  id: string,
  client: QueryClientContract = db.connection(),
  { lock = false } = {}
): Promise<StoredExperiment | null> {
  const [row] = await run<ExperimentRow>(
    client,
    `select ${EXPERIMENT_COLUMNS} from experiments where id = ?${lock ? forUpdate(client) : ''}`,
    [id]
  )
  if (!row) return null
  const variants = await run<VariantRow>(
    client,
    `select ${VARIANT_COLUMNS} from experiment_variants
     where experiment_id = ? and version = ? order by position`,
    [id, row.version]
  )
  return toStoredExperiment(row, variants)
}
