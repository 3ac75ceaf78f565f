import type { GamesContract } from '#games/contract'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import type { PlaylistRecord } from '#playlists/contract'
import { Playlist } from '#playlists/models/playlist'

/**
 * Finds the games that fill the playlist up and stores them. When several processes refresh at once, the first one's
 * list is stored; the others use their own for this answer only.
 */
export async function refreshAutofill(
  playlist: PlaylistRecord,
  autofilledAtMs: number | null,
  games: GamesContract
): Promise<string[]> {
  const { rules } = playlist
  const found = await games.listJoinable({
    categoryIds: rules.categoryIds,
    excludedIds: playlist.gameIds,
    language: rules.language ?? undefined,
    text: rules.keywords.join(' '),
    limit: game.lists.widgetSize,
  })
  const ids = found.map(({ id }) => id)
  const mine = Playlist.query().where('id', playlist.id)
  void (autofilledAtMs === null
    ? mine.whereNull('autofilledAtMs')
    : mine.where('autofilledAtMs', autofilledAtMs))
  await mine.update({ autofilledGameIds: JSON.stringify(ids), autofilledAtMs: clock.nowMs() })
  return ids
}
