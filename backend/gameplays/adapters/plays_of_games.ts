import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import { PlaysOfGamesContract, type PlayOfGame } from '#wallets/contract'

export class PlaysOfGames extends PlaysOfGamesContract {
  listPlays(gameId: string): Promise<PlayOfGame[]> {
    return run<PlayOfGame>(
      db.connection(),
      'select id, user_id as "userId", created_at as "atMs" from game_plays where game_id = ?',
      [gameId]
    )
  }
}
