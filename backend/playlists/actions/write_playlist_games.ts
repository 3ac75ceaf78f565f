import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Puts these games, in this order, in place of those that a playlist held. */
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
