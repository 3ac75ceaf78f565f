import { forgetTags } from '#shared/database/forget_tags'
import { EXPERIMENTS_TAG } from '#experiments/contract'

/** Call after the commit: drops all cached data made of experiments, in this and all other processes. */
export async function forgetExperiments(): Promise<void> {
  await forgetTags(EXPERIMENTS_TAG)
}
