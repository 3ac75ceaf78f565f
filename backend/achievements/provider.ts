// For their types alone: they name the events that this module tells of.
import type {} from '#achievements/events/achievement_fulfilled'
import type {} from '#achievements/events/player_demoted'
import type {} from '#achievements/events/player_promoted'
import type { ApplicationService } from '@adonisjs/core/types'
import { personalData } from '#shared/personal_data'
import { Achievements } from '#achievements/achievements'
import { AchievementsContract } from '#achievements/contract'
import { Leagues } from '#achievements/leagues'
import { progressPersonalData } from '#achievements/personal_data'
import { LeaderboardsContract } from '#leaderboards/contract'
import { LeaguesContract } from '#profiles/contract'
import { WalletsContract } from '#wallets/contract'

/** Binds the module's contract to its implementation. */
export default class AchievementsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(AchievementsContract, async (resolver) => {
      return new Achievements(await resolver.make(WalletsContract))
    })
    this.app.container.singleton(LeaguesContract, async (resolver) => {
      return new Leagues(await resolver.make(LeaderboardsContract))
    })
  }

  boot() {
    personalData.keep(progressPersonalData)
  }
}
