import cache from '@adonisjs/cache/services/main'
import { gameSetTag, playlistTag } from '#playlists/contract'

/** After a change is committed: whatever was kept in memory of the playlist is read anew. */
export async function forgetPlaylist(id: string): Promise<void> {
  await cache.deleteByTag({ tags: [playlistTag(id)] })
}

/** The same for a set. */
export async function forgetGameSet(id: string): Promise<void> {
  await cache.deleteByTag({ tags: [gameSetTag(id)] })
}
