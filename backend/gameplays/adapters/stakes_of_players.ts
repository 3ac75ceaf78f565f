import db from '@adonisjs/lucid/services/db'
import { GameStakesContract } from '#games/contract'
import { run } from '#shared/database/dialect'

export class StakesOfPlayers extends GameStakesContract {
  async areOf(userId: string, gameId: string): Promise<boolean> {
    const rows = await run(
      db.connection(),
      `select 1 from game_plays
       where game_id = ? and user_id = ? and ticket_type = 'black' and state <> 'canceled' limit 1`,
      [gameId.toLowerCase(), userId]
    )
    return rows.length > 0
  }
}
