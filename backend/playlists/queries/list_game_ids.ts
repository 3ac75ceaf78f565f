import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Game ids of several playlists in their order, by playlist id. */
export async function listGameIds(
  playlistIds: readonly string[],
  trx?: TransactionClientContract
): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>(playlistIds.map((id) => [id, []]))
  if (playlistIds.length === 0) return ids
  const rows: { playlist_id: string; game_id: string }[] = await (trx ?? db)
    .from('playlist_games')
    .select('playlist_id', 'game_id')
    .whereIn('playlist_id', [...playlistIds])
    .orderBy('playlist_id')
    .orderBy('position')
  for (const row of rows) ids.get(row.playlist_id)?.push(row.game_id)
  return ids
}
