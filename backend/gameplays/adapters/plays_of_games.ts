import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Named } from '#shared/database/rows'
import { PlaysOfGamesContract, type PlayOfGame } from '#wallets/contract'

export class PlaysOfGames extends PlaysOfGamesContract {
  listPlays(gameId: string): Promise<PlayOfGame[]> {
    return run<Named<'game_plays', { id: 'id'; userId: 'user_id'; atMs: 'created_at' }>>(
      db.connection(),
      'select id, user_id as "userId", created_at as "atMs" from game_plays where game_id = ?',
      [gameId]
    )
  }
}
