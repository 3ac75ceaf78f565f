import { onPage, toPage, type Cursor, type Page } from '#shared/pagination'
import { Playlist } from '#playlists/models/playlist'
import { toOwnPlaylist, type OwnPlaylist } from '#playlists/store/own_playlist'
import { listGameIds } from '#playlists/queries/list_game_ids'

interface OwnFilter {
  /** null lists everybody's. */
  creatorId: string | null
  start: Cursor | null
  limit: number
}

export async function listOwnPlaylists({
  creatorId,
  ...page
}: OwnFilter): Promise<Page<OwnPlaylist>> {
  const query = onPage(Playlist.query(), page)
  if (creatorId !== null) void query.where({ creatorId })
  const rows = await query
  const gameIds = await listGameIds(rows.map(({ id }) => id))
  return toPage(
    rows,
    page.limit,
    ({ createdAtMs, id }) => ({ createdAtMs, id }),
    (row) => toOwnPlaylist(row, gameIds.get(row.id) ?? [])
  )
}
