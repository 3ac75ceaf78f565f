import db from '@adonisjs/lucid/services/db'
import { listedIds, run } from '#shared/database/dialect'
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

  async gamesOf(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map()
    const rows = await run<Named<'game_plays', { id: 'id'; gameId: 'game_id' }>>(
      db.connection(),
      `with wanted(id) as (${listedIds(db.connection())})
       select p.id, p.game_id as "gameId" from wanted join game_plays p on p.id = wanted.id
       union all
       select wanted.id, wanted.id from wanted
       where exists (select 1 from game_plays p where p.game_id = wanted.id)`,
      [JSON.stringify(ids)]
    )
    return new Map(rows.map(({ id, gameId }) => [id, gameId]))
  }
}
