import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Replaces a playlist's games by these, in this order. */
export async function writePlaylistGames(
  playlistId: string,
  gameIds: readonly string[],
  trx: TransactionClientContract
): Promise<void> {
  await trx.from('playlist_games').where('playlist_id', playlistId).delete()
  const rows = gameIds.map((gameId, position) => ({
    playlist_id: playlistId,
    game_id: gameId,
    position,
  }))
  if (rows.length > 0) await trx.table('playlist_games').multiInsert(rows)
}
