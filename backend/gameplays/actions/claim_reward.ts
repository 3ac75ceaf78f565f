import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GamePlay } from '@sidepick/rules/types'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { failure, success, type Result } from '#shared/result'
import { AchievementsContract } from '#achievements/contract'
import { PlayedGamesContract } from '#games/contract'
import { boardsIn, findBoards, type Boards } from '#gameplays/queries/find_boards'
import { claimableUntilMs, claimOf, claimPoints } from '#gameplays/domain/claims'
import { GAME_PLAY_COLUMNS, toGamePlay, type GamePlayRow } from '#gameplays/store/game_play_row'
import { findGamePlay } from '#gameplays/queries/find_game_play'
import { LeaderboardsContract } from '#leaderboards/contract'
import { WalletsContract } from '#wallets/contract'

type ClaimError = { type: 'not_found' } | { type: 'not_claimable' }

/** Pays the points of a win that was decided after the pick, once, for a limited time after the game. */
@inject()
export class ClaimReward {
  constructor(
    private readonly games: PlayedGamesContract,
    private readonly wallets: WalletsContract,
    private readonly leaderboards: LeaderboardsContract,
    private readonly achievements: AchievementsContract
  ) {}

  /**
   * The boards are looked up before the transaction, because SQLite has no second connection to read them during it.
   */
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
    const points = game ? claimPoints(game) : 0
    const nowMs = clock.nowMs()
    if (!game || points === 0 || claimableUntilMs(game) < nowMs) {
      return failure({ type: 'not_claimable' })
    }
    const row = await markClaimed(id, nowMs, trx)
    if (!row) return failure({ type: 'not_claimable' })
    const claim = claimOf({ playId: id, userId, revision: game.revision })
    await this.wallets.creditPoints({ ...claim, points, type: 'game_outcome' }, trx)
    const boardIds = boardsIn(boards, await this.achievements.leagueOf(userId, trx))
    await this.leaderboards.addPoints({ userId, boardIds, points }, trx)
    return success({ play: toGamePlay(row, game), points })
  }
}

/**
 * A play that a tie canceled counts as right and can be claimed like a win; a play that earns nothing has no time to
 * claim.
 */
async function markClaimed(
  id: string,
  nowMs: number,
  trx: TransactionClientContract
): Promise<GamePlayRow | undefined> {
  const [row] = await run<GamePlayRow>(
    trx,
    `update game_plays set claimed_at = ?
     where id = ? and claimed_at is null and claimable_until is not null
       and state in ('won', 'canceled')
     returning ${GAME_PLAY_COLUMNS}`,
    [nowMs, id]
  )
  return row
}
