import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import { onPage, toPage, type Cursor, type Page } from '#shared/pagination'
import type { GamesContract } from '#games/contract'
import type { PlaylistRecord } from '#playlists/contract'
import { Playlist } from '#playlists/models/playlist'
import { listGameIds } from '#playlists/queries/list_game_ids'
import { toPlaylistRecord } from '#playlists/wire/playlist_wire'

interface PlaylistFilter {
  id?: string
  creatorId?: string
  isAd?: boolean
  /** A distributor without a playlist of the kind gets those of `default`. */
  distributorId?: string
  start: Cursor | null
  limit: number
}

/** Playlists for the public: private games of their creator are left out. */
export async function listPlaylists(
  filter: PlaylistFilter,
  games: GamesContract
): Promise<Page<PlaylistRecord>> {
  const rows = await select(filter)
  const { distributorId, start } = filter
  if (
    rows.length === 0 &&
    start === null &&
    distributorId &&
    distributorId !== DEFAULT_DISTRIBUTOR_ID
  ) {
    return listPlaylists({ ...filter, distributorId: DEFAULT_DISTRIBUTOR_ID }, games)
  }
  const gameIds = await listGameIds(rows.map(({ id }) => id))
  const named = [...gameIds.values(), ...rows.map((row) => row.autofilledGameIds)].flat()
  const shown = await games.listUsableIds([...new Set(named)], null)
  return toPage(
    rows,
    filter.limit,
    ({ createdAtMs, id }) => ({ createdAtMs, id }),
    (row) => withOnly(shown, toPlaylistRecord(row, gameIds.get(row.id) ?? []))
  )
}

const withOnly = (shown: ReadonlySet<string>, record: PlaylistRecord): PlaylistRecord => ({
  ...record,
  gameIds: record.gameIds.filter((id) => shown.has(id)),
  autofilledGameIds: record.autofilledGameIds.filter((id) => shown.has(id)),
})

function select({ id, creatorId, isAd, distributorId, start, limit }: PlaylistFilter) {
  const query = onPage(Playlist.query().where('active', true), { start, limit })
  if (id) void query.where('id', id)
  if (creatorId) void query.where('creatorId', creatorId)
  if (isAd !== undefined) void query.where('isAd', isAd)
  if (distributorId) void query.where('distributorId', distributorId)
  return query
}
