import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { forUpdate, run } from '#shared/dialect'
import { GAME_PLAY_COLUMNS, type GamePlayRow } from '#gameplays/game_play_row'

/**
 * The next plays of a game that a step has to do with, in the order of their players: the unique key of game and player
 * leads there, however many were settled before. They are locked, as by whoever takes a play back.
 */
export function listPlaysToSettle(
  gameId: string,
  { condition, after, limit }: { condition: string; after: string | null; limit: number },
  trx: TransactionClientContract
): Promise<GamePlayRow[]> {
  return run<GamePlayRow>(
    trx,
    `select ${GAME_PLAY_COLUMNS} from game_plays
     where game_id = ? and ${condition} ${after === null ? '' : 'and user_id > ?'}
     order by user_id limit ?${forUpdate(trx)}`,
    [gameId, ...(after === null ? [] : [after]), limit]
  )
}
