import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GamePlay } from '@sidepick/rules/types'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import { AchievementsContract } from '#achievements/contract'
import { PlayedGamesContract, type PlayableGame } from '#games/contract'
import { addVote, takeFromDay } from '#gameplays/actions/write_play'
import { GAME_PLAY_COLUMNS, toGamePlay, type GamePlayRow } from '#gameplays/store/game_play_row'
import { findGamePlay } from '#gameplays/queries/find_game_play'
import { findLastPlayedMs } from '#gameplays/queries/find_last_played'
import { stakeOf } from '#gameplays/domain/stake_of'
import { LeaderboardsContract } from '#leaderboards/contract'
import { WalletsContract } from '#wallets/contract'

type CancelError = { type: 'not_found' } | { type: 'too_late' }

/** Takes back an unmatched play: its tickets are returned, and what it paid is reversed. A matched play is binding. */
@inject()
export class CancelGamePlay {
  constructor(
    private readonly games: PlayedGamesContract,
    private readonly wallets: WalletsContract,
    private readonly leaderboards: LeaderboardsContract,
    private readonly achievements: AchievementsContract
  ) {}

  handle(id: string, userId: string): Promise<Result<GamePlay, CancelError>> {
    return transact(async (trx): Promise<Result<GamePlay, CancelError>> => {
      const known = await findGamePlay(id, trx)
      if (!known || known.user_id !== userId) return failure({ type: 'not_found' })
      // Locks the game first, as matching does.
      const game = await this.games.findPlayable(known.game_id, trx, { lock: true })
      if (!game || game.lastJoinTimeMs <= clock.nowMs()) return failure({ type: 'too_late' })
      const row = await markCanceled(id, trx)
      if (!row) return failure({ type: 'too_late' })
      await this.wallets.refund([stakeOf(row)], 'cancel', trx)
      // From here on locks in the order of a play: its day, the player's progress, then the points.
      if (row.points > 0) await takeFromDay(row, trx)
      await this.uncount(row, game, trx)
      await this.takeBackPoints(row, trx)
      await addVote({ gameId: row.game_id, side: row.side }, trx, -1)
      return success(toGamePlay({ ...row, points: 0 }, game))
    })
  }

  /** A play of an ad game, and one that came too late, was not counted. */
  private async uncount(
    { user_id: userId, created_at: atMs, unpaid }: GamePlayRow,
    { gameType, isAd }: PlayableGame,
    trx: TransactionClientContract
  ): Promise<void> {
    if (isAd || unpaid) return
    const lastPlayedMs = () => findLastPlayedMs(userId, this.games, trx)
    await this.achievements.uncountPlay({ userId, gameType, atMs, lastPlayedMs }, trx)
  }

  private async takeBackPoints(row: GamePlayRow, trx: TransactionClientContract) {
    const { id, user_id: userId, distributor_id: distributorId, points, created_at: atMs } = row
    const event = { userId, source: 'game_played', reference: id } as const
    if ((await this.wallets.takeBackPoints([event], trx)).length === 0) return
    const league = await this.achievements.leagueWhen(event, trx)
    await this.leaderboards.takeBackPoints({ userId, distributorId, league, points, atMs }, trx)
    await run(trx, 'update game_plays set points = 0 where id = ?', [id])
  }
}

/** The condition lets one of two concurrent cancels win, and none for a matched play. */
async function markCanceled(
  id: string,
  trx: TransactionClientContract
): Promise<GamePlayRow | undefined> {
  const [row] = await run<GamePlayRow>(
    trx,
    `update game_plays set state = 'canceled'
     where id = ? and state = 'waiting_for_match' and matched_count = 0
     returning ${GAME_PLAY_COLUMNS}`,
    [id]
  )
  return row
}
