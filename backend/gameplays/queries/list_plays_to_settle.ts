import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { forUpdate } from '#shared/database/dialect'
import { GAME_PLAY_COLUMNS, type GamePlayRow } from '#gameplays/store/game_play_row'
import { nextPlays, type Stretch } from '#gameplays/queries/next_plays'

/** The next plays of a game for a step, locked, as taking a play back does. */
export function listPlaysToSettle(
  gameId: string,
  { condition, ...stretch }: Stretch & { condition: string },
  trx: TransactionClientContract
): Promise<GamePlayRow[]> {
  const wanted = { columns: GAME_PLAY_COLUMNS, condition, lock: forUpdate(trx), ...stretch }
  return nextPlays<GamePlayRow>(gameId, wanted, trx)
}
