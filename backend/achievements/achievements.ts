import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { League } from '@sidepick/rules/types'
import { countPlay } from '#achievements/actions/count_play'
import { uncountPlay } from '#achievements/actions/uncount_play'
import { AchievementsContract, type CountedPlay, type PlayToCount } from '#achievements/contract'
import { findStanding } from '#achievements/queries/find_standing'

export class Achievements extends AchievementsContract {
  countPlay(play: PlayToCount, trx: TransactionClientContract) {
    return countPlay(play, trx)
  }

  uncountPlay(play: CountedPlay, trx: TransactionClientContract) {
    return uncountPlay(play, trx)
  }

  async leagueOf(userId: string, trx: TransactionClientContract): Promise<League> {
    return (await findStanding(userId, trx)).league
  }
}
