import cache from '@adonisjs/cache/services/main'
import { gameSetTag, playlistTag } from '#playlists/contract'

/** Call after the commit: drops all cached data of the playlist. */
export async function forgetPlaylist(id: string): Promise<void> {
  await cache.deleteByTag({ tags: [playlistTag(id)] })
}

/** The same for a set. */
export async function forgetGameSet(id: string): Promise<void> {
  await cache.deleteByTag({ tags: [gameSetTag(id)] })
}
