import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Named } from '#shared/database/rows'
import { nextPlays, type Stretch } from '#gameplays/queries/next_plays'

/** `matched`: tickets that met a ticket of the other side. */
export type MatchedPlay = Named<
  'game_plays',
  {
    userId: 'user_id'
    distributorId: 'distributor_id'
    matched: 'matched_count'
    createdAtMs: 'created_at'
  }
>

const COLUMNS = `user_id as "userId", distributor_id as "distributorId", matched_count as "matched",
  created_at as "createdAtMs"`

/** Decided black plays of a game, ordered by player, a page at a time. */
export function listMatched(
  gameId: string,
  stretch: Stretch,
  trx: TransactionClientContract
): Promise<MatchedPlay[]> {
  const condition = `ticket_type = 'black' and matched_count > 0 and state in ('won', 'lost')`
  return nextPlays<MatchedPlay>(gameId, { columns: COLUMNS, condition, ...stretch }, trx)
}
