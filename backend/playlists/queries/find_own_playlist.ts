import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Playlist } from '#playlists/models/playlist'
import { toOwnPlaylist, type OwnPlaylist } from '#playlists/store/own_playlist'
import { listGameIds } from '#playlists/queries/list_game_ids'

/** null when unknown or somebody else's; the owner null finds any. In a transaction the row is locked. */
export async function findOwnPlaylist(
  { id, creatorId }: { id: string; creatorId: string | null },
  trx?: TransactionClientContract
): Promise<OwnPlaylist | null> {
  const query = Playlist.query({ client: trx }).where('id', id)
  if (creatorId !== null) void query.where({ creatorId })
  if (trx) void query.forUpdate()
  const row = await query.first()
  return row && toOwnPlaylist(row, (await listGameIds([id], trx)).get(id) ?? [])
}
