import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Binding } from '#shared/database/driver'
import type { Cursor } from '#shared/pagination'
import type { ExperimentStatus } from '#experiments/domain/status'
import {
  EXPERIMENT_COLUMNS,
  toStoredExperiment,
  VARIANT_COLUMNS,
  type ExperimentRow,
  type StoredExperiment,
  type VariantRow,
} from '#experiments/store/experiment_row'

export interface Wanted {
  status?: ExperimentStatus
  /** Only of these distributors; of everybody when left out. */
  owners?: readonly string[]
}

/** Experiments with the variants of their last versions, the last made first. */
export const listExperiments = (
  { status, owners }: Wanted,
  { after, limit }: { after: Cursor | null; limit: number }
): Promise<StoredExperiment[]> =>
  listBy(
    [
      ...(status === undefined ? [] : ['status = ?']),
      ...(owners === undefined ? [] : [isAmong('owner', owners)]),
      ...(after ? ['(created_at < ? or (created_at = ? and id < ?))'] : []),
    ],
    [
      ...(status === undefined ? [] : [status]),
      ...(owners ?? []),
      ...(after ? [after.createdAtMs, after.createdAtMs, after.id] : []),
      limit,
    ],
    'order by created_at desc, id desc limit ?'
  )

/** An empty list would be invalid SQL: no row is in it. */
const isAmong = (column: string, values: readonly string[]) =>
  values.length === 0 ? '1 = 0' : `${column} in (${values.map(() => '?').join(', ')})`

/** All that were started and not stopped, also those whose end has passed. */
export const listStarted = (): Promise<StoredExperiment[]> =>
  listBy([`status = 'running'`], [], 'order by key')

async function listBy(
  conditions: string[],
  values: Binding[],
  end: string
): Promise<StoredExperiment[]> {
  const client = db.connection()
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''
  const rows = await run<ExperimentRow>(
    client,
    `select ${EXPERIMENT_COLUMNS} from experiments ${where} ${end}`,
    values
  )
  if (rows.length === 0) return []
  const variants = await run<VariantRow>(
    client,
    `select ${VARIANT_COLUMNS} from experiment_variants
     where ${isAmong(
       'experiment_id',
       rows.map(({ id }) => id)
     )}
     order by experiment_id, position`,
    rows.map(({ id }) => id)
  )
  return rows.map((row) =>
    toStoredExperiment(
      row,
      variants.filter(
        (variant) => variant.experiment_id === row.id && variant.version === row.version
      )
    )
  )
}
