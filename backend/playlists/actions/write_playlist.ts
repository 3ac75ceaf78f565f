import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { given } from '#shared/privacy/differences'
import { writePlaylistGames } from '#playlists/actions/write_playlist_games'
import { Playlist } from '#playlists/models/playlist'
import type { OwnPlaylist, PlaylistFields } from '#playlists/store/own_playlist'
import { findOwnPlaylist } from '#playlists/queries/find_own_playlist'

/** Writes changes to a playlist, which the caller has locked. Playlists are never deleted. */
export async function writePlaylist(
  own: { id: string; creatorId: string },
  changes: Partial<PlaylistFields>,
  trx: TransactionClientContract
): Promise<OwnPlaylist> {
  const before = (await findOwnPlaylist(own, trx))!
  const { gameIds, rules, ...plain } = given(changes)
  const { isAd, ...merged } = { ...before.rules, ...given(rules ?? {}) }
  await Playlist.query({ client: trx })
    .where('id', own.id)
    .update({
      ...plain,
      isAd,
      rules: JSON.stringify(merged),
      ...(gameIds || rules ? emptied() : {}),
    })
  if (gameIds) await writePlaylistGames(own.id, gameIds, trx)
  return (await findOwnPlaylist(own, trx))!
}

/**
 * The stored games were found by the old rules, so the instant is set to an expired one. It is unique: a concurrent
 * refresh with the old rules sees that it changed and stores nothing.
 */
function emptied() {
  const autofilledAtMs = clock.nowMs() - game.lists.autofillRefreshMs
  return { autofilledGameIds: '[]', autofilledAtMs }
}
