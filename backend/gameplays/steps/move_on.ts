import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GameMove, GamesContract } from '#games/contract'

/**
 * Behind its last play a game moves on.
 * @throws when it may not, which undoes the batch: somebody has moved it meanwhile.
 */
export async function moveOn(
  games: GamesContract,
  id: string,
  move: Omit<GameMove, 'by'>,
  trx: TransactionClientContract
): Promise<void> {
  const moved = await games.move(id, { ...move, by: 'scheduler' }, trx)
  if (!moved.ok) throw new Error(`game ${id} cannot become ${move.to}: ${moved.error.type}`)
}
