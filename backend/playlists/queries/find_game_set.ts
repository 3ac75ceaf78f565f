import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { GameSet } from '#playlists/models/game_set'
import { toOwnGameSet, type OwnGameSet } from '#playlists/store/own_game_set'

/** null when unknown or deleted. In a transaction the row is locked. */
export async function findGameSet(
  id: string,
  trx?: TransactionClientContract
): Promise<OwnGameSet | null> {
  const query = GameSet.query({ client: trx }).where('id', id).whereNull('deletedAtMs')
  if (trx) void query.forUpdate()
  const row = await query.first()
  return row && toOwnGameSet(row)
}
