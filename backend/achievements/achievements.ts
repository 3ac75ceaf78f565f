import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { League } from '@sidepick/rules/types'
import { countPlay } from '#achievements/actions/count_play'
import { AchievementsContract, type PlayToCount } from '#achievements/contract'
import { findStanding } from '#achievements/queries/find_standing'
import type { WalletsContract } from '#wallets/contract'

export class Achievements extends AchievementsContract {
  constructor(private readonly wallets: WalletsContract) {
    super()
  }

  countPlay(play: PlayToCount, trx: TransactionClientContract) {
    return countPlay(play, this.wallets, trx)
  }

  async leagueOf(userId: string, trx: TransactionClientContract): Promise<League> {
    return (await findStanding(userId, trx)).league
  }
}
