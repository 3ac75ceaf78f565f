import { addOnce } from '#shared/database/add_once'
import { clock } from '#shared/clock'
import { transact } from '#shared/database/transact'
import { writePlaylistGames } from '#playlists/actions/write_playlist_games'
import type { NewPlaylist } from '#playlists/contract'
import { PLAYLIST_GAMES_MAX } from '#playlists/domain/limits'
import { Playlist } from '#playlists/models/playlist'

export async function addPlaylist(playlist: NewPlaylist): Promise<boolean> {
  const { id, name, creatorId, distributorId, gameIds, rules, active = true } = playlist
  if (new Set(gameIds).size !== gameIds.length) throw new Error(`playlist ${id} holds a game twice`)
  if (gameIds.length > PLAYLIST_GAMES_MAX) {
    throw new Error(`playlist ${id} holds more than ${PLAYLIST_GAMES_MAX} games`)
  }
  const { isAd = false, ...rest } = rules ?? {}
  return addOnce(() =>
    transact(async (trx) => {
      await Playlist.create(
        {
          id,
          name,
          creatorId,
          distributorId,
          isAd,
          rules: { categoryIds: [], keywords: [], language: null, autofill: true, ...rest },
          autofilledGameIds: [],
          active,
          createdAtMs: clock.nowMs(),
        },
        { client: trx }
      )
      await writePlaylistGames(id, gameIds, trx)
    })
  )
}
