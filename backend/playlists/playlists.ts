import { inject } from '@adonisjs/core'
import { game } from '#config/game'
import { GamesContract } from '#games/contract'
import { clock } from '#shared/clock'
import { addGameSet } from '#playlists/actions/add_game_set'
import { addPlaylist } from '#playlists/actions/add_playlist'
import { refreshAutofill } from '#playlists/actions/refresh_autofill'
import {
  PlaylistsContract,
  type GameSetRecord,
  type NewGameSet,
  type NewPlaylist,
  type PlaylistRecord,
} from '#playlists/contract'
import { GameSet } from '#playlists/models/game_set'
import { Playlist } from '#playlists/models/playlist'
import { findAdPlaylist } from '#playlists/queries/find_ad_playlist'
import { findCurrentSet } from '#playlists/queries/find_current_set'
import { listGameIds } from '#playlists/queries/list_game_ids'
import { toPlaylistRecord } from '#playlists/wire/playlist_wire'

@inject()
export class Playlists extends PlaylistsContract {
  constructor(private games: GamesContract) {
    super()
  }

  async find(id: string): Promise<PlaylistRecord | null> {
    const row = await Playlist.query().where({ id, active: true }).first()
    if (!row) return null
    const record = toPlaylistRecord(row, (await listGameIds([id])).get(id) ?? [])
    const staleMs = clock.nowMs() - game.lists.autofillRefreshMs
    const isFresh = row.autofilledAtMs !== null && row.autofilledAtMs > staleMs
    if (!record.rules.autofill || isFresh) return record
    const ids = await refreshAutofill(record, row.autofilledAtMs, this.games)
    return { ...record, autofilledGameIds: ids }
  }

  findAdPlaylist(distributorId: string): Promise<PlaylistRecord | null> {
    return findAdPlaylist(distributorId)
  }

  async ownerOf(id: string): Promise<string | null> {
    const row = await Playlist.query().select('creatorId').where({ id, active: true }).first()
    return row?.creatorId ?? null
  }

  async hasGameSet(id: string): Promise<boolean> {
    return (
      (await GameSet.query().select('id').where({ id }).whereNull('deletedAtMs').first()) !== null
    )
  }

  findCurrentSet(id: string): Promise<GameSetRecord | null> {
    return findCurrentSet(id)
  }

  addPlaylist(playlist: NewPlaylist): Promise<boolean> {
    return addPlaylist(playlist)
  }

  addGameSet(set: NewGameSet): Promise<boolean> {
    return addGameSet(set)
  }
}
