import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { nextPlays, type Stretch } from '#gameplays/queries/next_plays'

export interface MatchedPlay {
  userId: string
  distributorId: string
  /** Tickets that met a ticket of the other side. */
  matched: number
  createdAtMs: number
}

const COLUMNS = `user_id as "userId", distributor_id as "distributorId", matched_count as "matched",
  created_at as "createdAtMs"`

/** Black plays of a game that were decided, by player, some at a time; none behind the last. */
export function listMatched(
  gameId: string,
  stretch: Stretch,
  trx: TransactionClientContract
): Promise<MatchedPlay[]> {
  const condition = `ticket_type = 'black' and matched_count > 0 and state in ('won', 'lost')`
  return nextPlays<MatchedPlay>(gameId, { columns: COLUMNS, condition, ...stretch }, trx)
}
