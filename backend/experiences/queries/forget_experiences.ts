import cache from '@adonisjs/cache/services/main'
import { EXPERIENCES_TAG } from '#experiences/contract'

/** Call after the commit: drops all cached data made of experiences, in this and all other processes. */
export async function forgetExperiences(): Promise<void> {
  const tags = [EXPERIENCES_TAG]
  await cache.deleteByTag({ tags })
  await cache.use('memory').deleteByTag({ tags })
}
