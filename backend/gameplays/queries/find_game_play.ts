import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import { GAME_PLAY_COLUMNS, type GamePlayRow } from '#gameplays/store/game_play_row'

export async function findGamePlay(
  id: string,
  client: QueryClientContract = db.connection()
): Promise<GamePlayRow | null> {
  const [row] = await run<GamePlayRow>(
    client,
    `select ${GAME_PLAY_COLUMNS} from game_plays where id = ?`,
    [id]
  )
  return row ?? null
}
