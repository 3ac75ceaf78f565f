import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/dialect'
import { PlaysOfGamesContract } from '#wallets/contract'

export class PlaysOfGames extends PlaysOfGamesContract {
  async listPlayIds(gameId: string): Promise<string[]> {
    const rows = await run<{ id: string }>(
      db.connection(),
      'select id from game_plays where game_id = ?',
      [gameId]
    )
    return rows.map(({ id }) => id)
  }
}
