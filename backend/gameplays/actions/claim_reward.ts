import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GamePlay, GameType } from '@sidepick/rules/types'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/dialect'
import { failure, success, type Result } from '#shared/result'
import { AchievementsContract } from '#achievements/contract'
import { GamesContract } from '#games/contract'
import { boardsIn, findBoards, type Boards } from '#gameplays/boards'
import { GAME_PLAY_COLUMNS, toGamePlay, type GamePlayRow } from '#gameplays/game_play_row'
import { findGamePlay } from '#gameplays/queries/find_game_play'
import { LeaderboardsContract } from '#leaderboards/contract'
import { WalletsContract } from '#wallets/contract'

type ClaimError = { type: 'not_found' } | { type: 'not_claimable' }

/** What a win is worth that was decided after the pick; the others paid at once. */
const CLAIMS: Partial<Record<GameType, number>> = {
  PREDICTION: constants.points.claimPrediction,
  POLL: constants.points.claimPoll,
}

/** Pays the points of a win that was decided later, once, and for a while after the game. */
@inject()
export class ClaimReward {
  constructor(
    private readonly games: GamesContract,
    private readonly wallets: WalletsContract,
    private readonly leaderboards: LeaderboardsContract,
    private readonly achievements: AchievementsContract
  ) {}

  /** The boards are looked up before the transaction, which must not wait for a read outside itself. */
  boardsOf(distributorId: string): Promise<Boards> {
    return findBoards(distributorId, this.leaderboards)
  }

  async handle(
    { id, userId, boards }: { id: string; userId: string; boards: Boards },
    trx: TransactionClientContract
  ): Promise<Result<{ play: GamePlay; points: number }, ClaimError>> {
    const known = await findGamePlay(id, trx)
    if (!known || known.user_id !== userId) return failure({ type: 'not_found' })
    const game = await this.games.findPlayable(known.game_id, trx)
    const points = game ? (CLAIMS[game.gameType] ?? 0) : 0
    const nowMs = clock.nowMs()
    if (!game || points === 0 || game.isAd) return failure({ type: 'not_claimable' })
    if (game.endTimeMs + constants.points.claimWindowMs < nowMs) {
      return failure({ type: 'not_claimable' })
    }
    const row = await markClaimed(id, nowMs, trx)
    if (!row) return failure({ type: 'not_claimable' })
    const credit = { userId, points, type: 'game_outcome', source: 'game_outcome' } as const
    await this.wallets.creditPoints({ ...credit, reference: id }, trx)
    const boardIds = boardsIn(boards, await this.achievements.leagueOf(userId, trx))
    await this.leaderboards.addPoints({ userId, boardIds, points }, trx)
    return success({ play: toGamePlay(row), points })
  }
}

async function markClaimed(
  id: string,
  nowMs: number,
  trx: TransactionClientContract
): Promise<GamePlayRow | undefined> {
  const [row] = await run<GamePlayRow>(
    trx,
    `update game_plays set claimed_at = ?
     where id = ? and state = 'won' and claimed_at is null
     returning ${GAME_PLAY_COLUMNS}`,
    [nowMs, id]
  )
  return row
}
