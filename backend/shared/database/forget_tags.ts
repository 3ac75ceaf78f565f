import cache from '@adonisjs/cache/services/main'

/** Call after the commit: drops all cached data with one of the tags, in this and all other processes. */
export async function forgetTags(...tags: string[]): Promise<void> {
  await cache.deleteByTag({ tags })
  await cache.use('memory').deleteByTag({ tags })
}
