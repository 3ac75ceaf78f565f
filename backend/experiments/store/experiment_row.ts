import type { ExperimentMetric } from '@sidepick/rules/experiments'
import type { Columns } from '#shared/database/rows'
import type { ExperimentDocument, VariantDocument } from '#experiments/domain/experiment_document'
import type { ExperimentStatus } from '#experiments/domain/status'

export const EXPERIMENT_COLUMNS = `id, key, name, hypothesis, salt, version, revision, priority, traffic, group_key,
  slice_from, domains, metric, status, ends_at, started_at, stopped_at, concluded_at, winner, note, owner, created_at`

export type ExperimentRow = Columns<
  'experiments',
  | 'id'
  | 'key'
  | 'name'
  | 'hypothesis'
  | 'salt'
  | 'version'
  | 'revision'
  | 'priority'
  | 'traffic'
  | 'group_key'
  | 'slice_from'
  | 'domains'
  | 'metric'
  | 'status'
  | 'ends_at'
  | 'started_at'
  | 'stopped_at'
  | 'concluded_at'
  | 'winner'
  | 'note'
  | 'owner'
  | 'created_at'
>

export const VARIANT_COLUMNS = 'experiment_id, version, key, weight, domains, config, payload'

export type VariantRow = Columns<
  'experiment_variants',
  'experiment_id' | 'version' | 'key' | 'weight' | 'domains' | 'config' | 'payload'
>

export interface StoredExperiment {
  id: string
  salt: string
  version: number
  revision: number
  sliceFrom: number
  status: ExperimentStatus
  startedAtMs: number | null
  stoppedAtMs: number | null
  concludedAtMs: number | null
  winner: string | null
  note: string | null
  /** Slug of the distributor on whose pages alone it runs; null is the platform's. */
  owner: string | null
  createdAtMs: number
  doc: ExperimentDocument & { priority: number; traffic: number }
}

export function toStoredExperiment(
  row: ExperimentRow,
  variants: readonly VariantRow[]
): StoredExperiment {
  const domains = JSON.parse(row.domains) as string[]
  return {
    id: row.id,
    salt: row.salt,
    version: row.version,
    revision: row.revision,
    sliceFrom: row.slice_from,
    status: row.status as ExperimentStatus,
    startedAtMs: row.started_at,
    stoppedAtMs: row.stopped_at,
    concludedAtMs: row.concluded_at,
    winner: row.winner,
    note: row.note,
    owner: row.owner,
    createdAtMs: row.created_at,
    doc: {
      key: row.key,
      name: row.name,
      ...(row.hypothesis !== null && { hypothesis: row.hypothesis }),
      priority: row.priority,
      traffic: row.traffic,
      ...(row.group_key !== null && { group: row.group_key }),
      ...(domains.length > 0 && { domains }),
      metric: row.metric as ExperimentMetric,
      ...(row.ends_at !== null && { endsAt: new Date(row.ends_at).toISOString() }),
      variants: variants.map(toVariant),
    },
  }
}

function toVariant(row: VariantRow): VariantDocument {
  const domains = JSON.parse(row.domains) as string[]
  return {
    key: row.key,
    weight: row.weight,
    ...(domains.length > 0 && { domains }),
    config: JSON.parse(row.config) as VariantDocument['config'],
    ...(row.payload !== null && { payload: JSON.parse(row.payload) as VariantDocument['payload'] }),
  }
}
