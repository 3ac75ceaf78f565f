import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PlayableGame } from '#games/contract'
import { queue } from '#gameplays/store/settlements'

/** Revision 0, before any result: a game has one last join. */
const NO_RESULT = 0

/** Queues the return of tickets that are unmatched at the last join. */
export async function refundAtLastJoin(
  { id, lastJoinTimeMs }: PlayableGame,
  trx: TransactionClientContract
): Promise<void> {
  await queue({ gameId: id, revision: NO_RESULT, step: 'unmatched', dueAtMs: lastJoinTimeMs }, trx)
}
