import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Game } from '#games/models/game'

/** A game id with the required creator; null for any creator. */
export interface Own {
  id: string
  creatorId: string | null
}

/** null when unknown, deleted or somebody else's. In a transaction the row is locked. */
export async function findOwnGame(
  { id, creatorId }: Own,
  trx?: TransactionClientContract
): Promise<Game | null> {
  const query = Game.query({ client: trx })
    .where('id', id)
    .whereNull('deletedAt')
    .preload('category')
  if (creatorId !== null) void query.where({ creatorId })
  if (trx) void query.forUpdate()
  return query.first()
}
