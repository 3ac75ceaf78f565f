import db from '@adonisjs/lucid/services/db'
import type { GamePlay } from '@sidepick/rules/types'
import type { Votes } from '@sidepick/rules/majority'
import { againWhenTaken } from '#shared/database/again_when_taken'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { asAnswer, once, type IdempotentRequest } from '#shared/http/idempotency'
import { Problem, unreachable } from '#shared/problem'
import { transact } from '#shared/database/transact'
import type { CreateGamePlay } from '#gameplays/actions/create_game_play'
import { type CreateGamePlayError } from '#gameplays/actions/create_game_play'
import { findBoards } from '#gameplays/queries/find_boards'
import type { PlayedGamesContract } from '#games/contract'
import { GamePlaysContract, type NewGamePlay } from '#gameplays/contract'
import { countVotes } from '#gameplays/queries/count_votes'
import { tellPlays } from '#gameplays/queries/tell_plays'
import type { ProfilesContract } from '#profiles/contract'
import { GAME_PLAY_COLUMNS, type GamePlayRow } from '#gameplays/store/game_play_row'
import type { Stakeholders } from '#gameplays/queries/find_stakeholder'
import type { LeaderboardsContract } from '#leaderboards/contract'

export class GamePlays extends GamePlaysContract {
  constructor(
    private readonly createGamePlay: CreateGamePlay,
    private readonly leaderboards: LeaderboardsContract,
    private readonly stakeholders: Stakeholders,
    private readonly games: PlayedGamesContract,
    private readonly profiles: ProfilesContract
  ) {
    super()
  }

  async play(play: NewGamePlay, request: IdempotentRequest) {
    const boards = await findBoards(play.distributorId, this.leaderboards)
    const player = await this.stakeholders.find(play)
    return againWhenTaken((again) =>
      transact((trx) =>
        once(request, trx, {
          read: () => this.createGamePlay.read(play, trx, { again }),
          work: async (ground) => {
            const toWrite = { ...play, boards, player }
            const result = await this.createGamePlay.write(toWrite, ground, trx)
            if (result.ok) return { status: 201, body: result.value }
            return asAnswer(toProblem(result.error), request.requestId)
          },
        })
      )
    )
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
    case 'not_enough_tickets':
      return new Problem('E_NOT_ENOUGH_TICKETS')
    case 'daily_limit':
      return new Problem('E_DAILY_LIMIT')
    case 'ticket_not_allowed':
      return new Problem('E_TICKET_NOT_ALLOWED')
    case 'terms_required':
      return new Problem('E_TOS_REQUIRED')
    case 'profile_incomplete':
      return new Problem('E_PROFILE_INCOMPLETE')
    case 'conflict_of_interest':
      return new Problem('E_CONFLICT_OF_INTEREST')
    default:
      return unreachable(error)
  }
}
