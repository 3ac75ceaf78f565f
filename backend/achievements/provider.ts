// Imported for their types: they declare the events that this module emits.
import type {} from '#achievements/events/achievement_fulfilled'
import type {} from '#achievements/events/player_demoted'
import type {} from '#achievements/events/player_promoted'
import type { ApplicationService } from '@adonisjs/core/types'
import { subscribe } from '#shared/delivery/domain_events'
import { personalData } from '#shared/privacy/personal_data'
import { Achievements } from '#achievements/achievements'
import { AchievementsContract } from '#achievements/contract'
import { Progress } from '#achievements/adapters/progress'
import { countSettledPlays } from '#achievements/listeners/count_settled_plays'
import { promoteTheVerified } from '#achievements/listeners/promote_the_verified'
import { progressPersonalData } from '#achievements/store/personal_data'
import { LeaderboardsContract } from '#leaderboards/contract'
import { ProgressContract } from '#profiles/contract'
import { PointsHistoryContract } from '#wallets/contract'

/** Binds the module's contract to its implementation. */
export default class AchievementsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(AchievementsContract, async (resolver) => {
      return new Achievements(await resolver.make(PointsHistoryContract))
    })
    this.app.container.singleton(ProgressContract, async (resolver) => {
      return new Progress(await resolver.make(LeaderboardsContract))
    })
  }

  boot() {
    personalData.keep(progressPersonalData)
    subscribe('email_verified', promoteTheVerified)
    subscribe('plays_settled', countSettledPlays)
  }
}
