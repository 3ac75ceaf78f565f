import type { PlaylistRecord } from '#playlists/contract'
import type { Playlist } from '#playlists/models/playlist'

export function toPlaylistRecord(row: Playlist, gameIds: string[]): PlaylistRecord {
  return {
    id: row.id,
    name: row.name,
    creatorId: row.creatorId,
    distributorId: row.distributorId,
    gameIds,
    autofilledGameIds: row.autofilledGameIds,
    rules: { ...row.rules, isAd: row.isAd },
  }
}
