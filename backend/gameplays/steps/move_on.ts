import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GameMove, PlayedGamesContract } from '#games/contract'

/**
 * Moves the game after its last play.
 * @throws when another process has moved it, which rolls the batch back
 */
export async function moveOn(
  games: PlayedGamesContract,
  id: string,
  move: Omit<GameMove, 'by'>,
  trx: TransactionClientContract
): Promise<void> {
  const moved = await games.move(id, { ...move, by: 'scheduler' }, trx)
  if (!moved.ok) throw new Error(`game ${id} cannot become ${move.to}: ${moved.error.type}`)
}
