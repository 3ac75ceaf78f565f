import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PlayableGame } from '#games/contract'
import { queue } from '#gameplays/store/settlements'

/** Before any result: there is one last join a game. */
const NO_RESULT = 0

/** Has the tickets looked at that meet nobody until nobody can join any more. */
export async function refundAtLastJoin(
  { id, lastJoinTimeMs }: PlayableGame,
  trx: TransactionClientContract
): Promise<void> {
  await queue({ gameId: id, revision: NO_RESULT, step: 'unmatched', dueAtMs: lastJoinTimeMs }, trx)
}
