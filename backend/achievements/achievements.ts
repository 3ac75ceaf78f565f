import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LEAGUES, type League } from '@sidepick/rules/types'
import { countPlay } from '#achievements/actions/count_play'
import { uncountPlay } from '#achievements/actions/uncount_play'
import { AchievementsContract, type CountedPlay, type PlayToCount } from '#achievements/contract'
import type { PointsEvent, PointsHistoryContract } from '#wallets/contract'
import { findStanding } from '#achievements/queries/find_standing'

export class Achievements extends AchievementsContract {
  constructor(private readonly history: PointsHistoryContract) {
    super()
  }

  countPlay(play: PlayToCount, trx: TransactionClientContract) {
    return countPlay(play, trx)
  }

  uncountPlay(play: CountedPlay, trx: TransactionClientContract) {
    return uncountPlay(play, trx)
  }

  /** By the line of the last promotion, which names the league; that of a demotion names a week. */
  async leagueWhen(event: PointsEvent, trx: TransactionClientContract): Promise<League> {
    const sources = ['user_promotion', 'user_demotion'] as const
    const reference = await this.history.findReferenceUntil(event, sources, trx)
    return LEAGUES.find((league) => reference?.startsWith(`${league}:`)) ?? LEAGUES[0]
  }

  async leagueOf(userId: string, trx: TransactionClientContract): Promise<League> {
    return (await findStanding(userId, trx)).league
  }
}
