import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/dialect'

export interface MatchedPlay {
  userId: string
  distributorId: string
  /** Tickets that met a ticket of the other side. */
  matched: number
  createdAtMs: number
}

/** Black plays of a game that were decided, by player, some at a time. */
export function listMatched(
  gameId: string,
  { after, limit }: { after: string | null; limit: number },
  trx: TransactionClientContract
): Promise<MatchedPlay[]> {
  return run<MatchedPlay>(
    trx,
    `select user_id as "userId", distributor_id as "distributorId", matched_count as "matched",
       created_at as "createdAtMs"
     from game_plays
     where game_id = ? and ticket_type = 'black' and matched_count > 0 and state in ('won', 'lost')
       ${after === null ? '' : 'and user_id > ?'}
     order by user_id limit ?`,
    [gameId, ...(after === null ? [] : [after]), limit]
  )
}
