import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Columns, Computed } from '#shared/database/rows'
import { toReport, type Counted, type ExperimentReport } from '#experiments/domain/to_report'
import { findExperiment } from '#experiments/queries/find_experiment'
import type { StoredExperiment } from '#experiments/store/experiment_row'

export interface FoundReport extends ExperimentReport {
  experiment: StoredExperiment
}

/** What the experiment's current version has come to; null when there is no such experiment. */
export async function getReport(id: string): Promise<FoundReport | null> {
  const experiment = await findExperiment(id)
  if (!experiment) return null
  const counted = await count(experiment)
  return { experiment, ...toReport(experiment.doc.variants, counted) }
}

/** The id of an experiment by its key. */
export async function findIdByKey(key: string): Promise<string | null> {
  const [row] = await run<Columns<'experiments', 'id'>>(
    db.connection(),
    'select id from experiments where key = ?',
    [key]
  )
  return row?.id ?? null
}

type Variant = Columns<'experiment_devices', 'variant'>
type Metric = Columns<'experiment_outcomes', 'metric'>
type Devices = Computed<{ devices: number }>

async function count({ id, version }: StoredExperiment): Promise<Counted> {
  const client = db.connection()
  const [sizes, hits] = await Promise.all([
    run<Variant & Devices>(
      client,
      `select variant, count(*) as devices from experiment_devices
       where experiment_id = ? and version = ? group by variant`,
      [id, version]
    ),
    run<Variant & Metric & Devices>(
      client,
      `select device.variant as variant, outcome.metric as metric, count(*) as devices
       from experiment_outcomes outcome
       join experiment_devices device on device.experiment_id = outcome.experiment_id
         and device.version = outcome.version and device.device_hash = outcome.device_hash
       where outcome.experiment_id = ? and outcome.version = ?
       group by device.variant, outcome.metric`,
      [id, version]
    ),
  ])
  const outcomes = new Map<string, Map<string, number>>()
  for (const { metric, variant, devices } of hits) {
    const ofMetric = outcomes.get(metric) ?? new Map<string, number>()
    outcomes.set(metric, ofMetric.set(variant, Number(devices)))
  }
  return {
    devices: new Map(sizes.map(({ variant, devices }) => [variant, Number(devices)])),
    outcomes,
  }
}
