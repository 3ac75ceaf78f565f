import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import type { PlaylistRecord } from '#playlists/contract'
import { Playlist } from '#playlists/models/playlist'
import { listGameIds } from '#playlists/queries/list_game_ids'
import { toPlaylistRecord } from '#playlists/wire/playlist_wire'

/** The newest playlist of sponsored games of the distributor, or else of the default one. */
export async function findAdPlaylist(distributorId: string): Promise<PlaylistRecord | null> {
  const row =
    (await newestOf(distributorId)) ??
    (distributorId === DEFAULT_DISTRIBUTOR_ID ? null : await newestOf(DEFAULT_DISTRIBUTOR_ID))
  return row && toPlaylistRecord(row, (await listGameIds([row.id])).get(row.id) ?? [])
}

const newestOf = (distributorId: string) =>
  Playlist.query()
    .where({ distributorId, isAd: true, active: true })
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .first()
