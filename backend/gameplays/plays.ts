import db from '@adonisjs/lucid/services/db'
import type { GamePlay } from '@sidepick/rules/types'
import type { Votes } from '@sidepick/rules/majority'
import { run } from '#shared/dialect'
import { once, type IdempotentRequest } from '#shared/idempotency'
import { Problem, problemDetails, unreachable } from '#shared/problem'
import type { CreateGamePlay } from '#gameplays/actions/create_game_play'
import { type CreateGamePlayError } from '#gameplays/actions/create_game_play'
import { GamePlaysContract, type NewGamePlay } from '#gameplays/contract'
import { countVotes } from '#gameplays/queries/count_votes'
import { GAME_PLAY_COLUMNS, toGamePlay, type GamePlayRow } from '#gameplays/game_play_row'
import type { LeaderboardsContract } from '#leaderboards/contract'

export class Plays extends GamePlaysContract {
  constructor(
    private readonly createGamePlay: CreateGamePlay,
    private readonly leaderboards: LeaderboardsContract
  ) {
    super()
  }

  async play(play: NewGamePlay, request: IdempotentRequest) {
    const boardIds = await this.leaderboards.activeBoardIds(play.distributorId)
    return db.transaction((trx) => {
      const reading = this.createGamePlay.read(play.gameId, trx)
      // Where the key is refused nobody asks for what was read.
      reading.catch(() => undefined)
      return once(request, trx, async () => {
        const result = await this.createGamePlay.write({ ...play, boardIds }, await reading, trx)
        if (result.ok) return { status: 201, body: result.value }
        const problem = toProblem(result.error)
        return { status: problem.status, body: problemDetails(problem, request.requestId) }
      })
    })
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
    return rows.map(toGamePlay)
  }

  async listPlayedGameIds(userId: string, limit: number): Promise<string[]> {
    const rows = await run<{ game_id: string }>(
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

function toProblem(error: CreateGamePlayError): Problem {
  switch (error.type) {
    case 'not_found':
      return new Problem('E_NOT_FOUND')
    case 'quarantined':
      return new Problem('E_GAME_QUARANTINED')
    case 'closed':
      return new Problem('E_GAME_CLOSED')
    case 'already_played':
      return new Problem('E_ALREADY_PLAYED', { members: { gamePlayId: error.gamePlayId } })
    default:
      return unreachable(error)
  }
}
