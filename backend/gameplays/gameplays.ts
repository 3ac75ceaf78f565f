import db from '@adonisjs/lucid/services/db'
import type { GamePlay } from '@sidepick/rules/types'
import type { Votes } from '@sidepick/rules/majority'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { PlayedGamesContract } from '#games/contract'
import { GamePlaysContract } from '#gameplays/contract'
import { countVotes } from '#gameplays/queries/count_votes'
import { tellPlays } from '#gameplays/queries/tell_plays'
import type { ProfilesContract } from '#profiles/contract'
import { GAME_PLAY_COLUMNS, type GamePlayRow } from '#gameplays/store/game_play_row'

export class GamePlays extends GamePlaysContract {
  constructor(
    private readonly games: PlayedGamesContract,
    private readonly profiles: ProfilesContract
  ) {
    super()
  }

  async listOwn(userId: string, gameIds: readonly string[]): Promise<GamePlay[]> {
    if (gameIds.length === 0) return []
    const rows = await run<GamePlayRow>(
      db.connection(),
      `select ${GAME_PLAY_COLUMNS} from game_plays
       where user_id = ? and game_id in (${gameIds.map(() => '?').join(', ')})
       order by created_at desc, id desc`,
      [userId, ...gameIds]
    )
    return tellPlays(rows, this.games, this.profiles)
  }

  async listPlayedGameIds(userId: string, limit: number): Promise<string[]> {
    const rows = await run<Columns<'game_plays', 'game_id'>>(
      db.connection(),
      'select game_id from game_plays where user_id = ? order by created_at desc, id desc limit ?',
      [userId, limit]
    )
    return rows.map((row) => row.game_id)
  }

  votesOf(gameIds: readonly string[]): Promise<Map<string, Votes>> {
    return countVotes(db.connection(), gameIds)
  }
}
