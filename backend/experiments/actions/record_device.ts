import db from '@adonisjs/lucid/services/db'
import { EXPERIMENT_METRICS, variantByHash } from '@sidepick/rules/experiments'
import { listedRows, run } from '#shared/database/dialect'
import type { DeviceBatch } from '#experiments/contract'
import { readStarted } from '#experiments/queries/list_running'

/** Counts exposures of a device, and what it did afterwards, each once. */
export async function recordDevice(batch: DeviceBatch): Promise<void> {
  const started = await readStarted()
  if (started.length === 0) return
  for (const { experiment: key, variant } of batch.exposed) {
    const experiment = started.find((one) => one.key === key)
    if (!experiment) continue
    if (variantByHash(experiment, batch.deviceId)?.key !== variant) continue
    await addExposure(batch, { key, variant, version: experiment.version })
  }
  const metrics = EXPERIMENT_METRICS.filter((metric) => batch.names.has(metric))
  if (metrics.length > 0) await addOutcomes(batch, metrics)
}

/** Nothing when the experiment was stopped meanwhile, or has another version. */
async function addExposure(
  { deviceHash, atMs }: DeviceBatch,
  { key, variant, version }: { key: string; variant: string; version: number }
) {
  await run(
    db.connection(),
    `insert into experiment_devices (experiment_id, version, device_hash, variant, exposed_at)
     select id, version, ?, ?, cast(? as bigint) from experiments
     where key = ? and version = ? and status = 'running'
     on conflict (experiment_id, version, device_hash) do nothing`,
    [deviceHash, variant, atMs, key, version]
  )
}

async function addOutcomes({ deviceHash, atMs }: DeviceBatch, metrics: readonly string[]) {
  const client = db.connection()
  await run(
    client,
    `insert into experiment_outcomes (experiment_id, version, device_hash, metric, first_at)
     select device.experiment_id, device.version, device.device_hash, happened.metric,
       cast(? as bigint)
     from experiment_devices device
     join experiments on experiments.id = device.experiment_id
       and experiments.version = device.version and experiments.status = 'running'
     cross join (select value ->> 0 as metric from ${listedRows(client)}) as happened
     where device.device_hash = ?
     on conflict (experiment_id, version, device_hash, metric) do nothing`,
    [atMs, JSON.stringify(metrics.map((metric) => [metric])), deviceHash]
  )
}
