import type { PlaylistRecord, PlaylistRules } from '#playlists/contract'
import type { Playlist } from '#playlists/models/playlist'
import { toPlaylistRecord } from '#playlists/wire/playlist_wire'

/** A playlist as its creator sees it, active or retired. */
export interface OwnPlaylist extends PlaylistRecord {
  active: boolean
  createdAtMs: number
  autofilledAtMs: number | null
}

/** The editable fields of a playlist, with its given fill rules. */
export interface PlaylistFields {
  name: string
  distributorId: string
  gameIds: string[]
  rules: Partial<PlaylistRules>
  active: boolean
}

export function toOwnPlaylist(row: Playlist, gameIds: string[]): OwnPlaylist {
  const { active, createdAtMs, autofilledAtMs } = row
  return { ...toPlaylistRecord(row, gameIds), active, createdAtMs, autofilledAtMs }
}
