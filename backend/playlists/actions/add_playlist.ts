import db from '@adonisjs/lucid/services/db'
import { addOnce } from '#shared/add_once'
import { clock } from '#shared/clock'
import type { NewPlaylist } from '#playlists/contract'
import { Playlist } from '#playlists/models/playlist'

const GAMES_MAX = 200

export async function addPlaylist(playlist: NewPlaylist): Promise<boolean> {
  const { id, name, creatorId, distributorId, gameIds, rules } = playlist
  if (new Set(gameIds).size !== gameIds.length) throw new Error(`playlist ${id} holds a game twice`)
  if (gameIds.length > GAMES_MAX) {
    throw new Error(`playlist ${id} holds more than ${GAMES_MAX} games`)
  }
  const { isAd = false, ...rest } = rules ?? {}
  return addOnce(() =>
    db.transaction(async (trx) => {
      await Playlist.create(
        {
          id,
          name,
          creatorId,
          distributorId,
          isAd,
          rules: { categoryIds: [], keywords: [], language: null, autofill: true, ...rest },
          autofilledGameIds: [],
          active: true,
          createdAtMs: clock.nowMs(),
        },
        { client: trx }
      )
      const rows = gameIds.map((gameId, position) => ({
        playlist_id: id,
        game_id: gameId,
        position,
      }))
      if (rows.length > 0) await trx.table('playlist_games').multiInsert(rows)
    })
  )
}
