import cache from '@adonisjs/cache/services/main'
import { takesPlace } from '@sidepick/rules/experiments'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { EXPERIMENTS_TAG, type ExperimentPage, type RunningExperiment } from '#experiments/contract'
import { listStarted } from '#experiments/queries/list_experiments'
import type { StoredExperiment } from '#experiments/store/experiment_row'

/** Those that take place now on such pages, by their keys. */
export async function listRunning({
  host,
  distributorId,
}: ExperimentPage): Promise<RunningExperiment[]> {
  const started = await readStarted()
  return started
    .filter(({ owner }) => owner === null || owner === distributorId)
    .filter((experiment) => takesPlace(experiment, { host, nowMs: clock.nowMs() }))
    .map(({ id: _, owner: __, ...experiment }) => experiment)
}

/** Kept in memory for seconds: every page and every batch of analytics asks. */
export const readStarted = (): Promise<StartedExperiment[]> =>
  cache.use('memory').getOrSet({
    key: 'experiments:started',
    ttl: game.cacheMs.widget,
    tags: [EXPERIMENTS_TAG],
    factory: async () => (await listStarted()).map(toStarted),
  })

interface StartedExperiment extends RunningExperiment {
  id: string
  owner: string | null
}

function toStarted({
  id,
  owner,
  doc,
  salt,
  version,
  sliceFrom,
}: StoredExperiment): StartedExperiment {
  const { key, priority, traffic, group, domains, endsAt, variants } = doc
  return {
    id,
    owner,
    key,
    salt,
    version,
    priority,
    traffic,
    sliceFrom,
    ...(group !== undefined && { group: owner === null ? group : `${owner}.${group}` }),
    ...(domains !== undefined && { domains }),
    ...(endsAt !== undefined && { endsAt }),
    variants,
  }
}
