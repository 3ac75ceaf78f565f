import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { weekBounds } from '@sidepick/rules/week'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { AchievementsContract } from '#achievements/contract'
import type { PlayableGame } from '#games/contract'
import { claimOf, claimPoints } from '#gameplays/domain/claims'
import type { GamePlayRow } from '#gameplays/store/game_play_row'
import { isBlack, toLightWin, toWin } from '#gameplays/steps/plays_of'
import { LeaderboardsContract } from '#leaderboards/contract'
import { WalletsContract, WinningsContract } from '#wallets/contract'

const WON: ReadonlySet<string> = new Set(['declared_winner', 'won'])

/**
 * Takes back what plays won, pending or paid, as far as their players still have it; the rest is posted to the loss
 * account. Claimed points are taken back only while their week is open, because drawings of a closed week are final.
 */
@inject()
export class TakeBackWins {
  constructor(
    private readonly wallets: WalletsContract,
    private readonly winnings: WinningsContract,
    private readonly leaderboards: LeaderboardsContract,
    private readonly achievements: AchievementsContract
  ) {}

  /** `revision` is that of the replaced result. Returns the plays whose gray was spent. */
  async handle(
    plays: readonly GamePlayRow[],
    game: PlayableGame,
    revision: number,
    trx: TransactionClientContract
  ): Promise<Set<string>> {
    const won = plays.filter(({ state }) => WON.has(state))
    const black = won.filter(isBlack).map((play) => toWin(play, revision))
    await this.winnings.takeBack(black, trx)
    // A play may have gray from an earlier revision although this one is not paid yet.
    const light = won.filter((play) => !isBlack(play)).map((play) => toLightWin(play, revision))
    const spent = await this.winnings.takeBackGray(light, trx)
    await this.takeBackClaims(won.filter(isClaimedThisWeek), game, trx)
    return spent
  }

  /** Up to the game's current revision, because a win may be claimed while its change is still queued. */
  private async takeBackClaims(
    plays: readonly GamePlayRow[],
    game: PlayableGame,
    trx: TransactionClientContract
  ): Promise<void> {
    if (plays.length === 0) return
    const points = claimPoints(game)
    const claims = plays.flatMap((play) =>
      Array.from({ length: game.revision }, (_, index) => ({
        ...claimOf({ playId: play.id, userId: play.user_id, revision: index + 1 }),
        play,
      }))
    )
    for (const claim of await this.wallets.takeBackPoints(claims, trx)) {
      const { user_id: userId, distributor_id: distributorId, claimed_at: atMs } = claim.play
      const league = await this.achievements.leagueWhen(claim, trx)
      const earned = { userId, distributorId, league, points, atMs: atMs! }
      await this.leaderboards.takeBackPoints(earned, trx)
    }
    await run(
      trx,
      `update game_plays set claimed_at = null where id in (${plays.map(() => '?').join(', ')})`,
      plays.map(({ id }) => id)
    )
  }
}

function isClaimedThisWeek({ claimed_at: claimedAt }: GamePlayRow): boolean {
  if (claimedAt === null) return false
  return claimedAt >= weekBounds(clock.now(), constants.time.zone).start.getTime()
}
