import type { ApplicationService } from '@adonisjs/core/types'
import { personalData } from '#shared/privacy/personal_data'
import { sealedColumns } from '#shared/privacy/sealed_columns'
import { storedMedia } from '#shared/database/stored_media'
import { problemCodes } from '#shared/problem_codes'
import { leaderboardPersonalData } from '#leaderboards/store/personal_data'
import { Leaderboards } from '#leaderboards/leaderboards'
import { DrawingConditionsContract, LeaderboardsContract } from '#leaderboards/contract'
import { Eligibility } from '#leaderboards/adapters/eligibility'
import { sealedSeeds } from '#leaderboards/store/seeds'
import { boardMedia } from '#leaderboards/store/stored_media'
import { leaderboardProblems } from '#leaderboards/domain/problem_codes'

/** Binds the module's contract to its implementation. */
export default class LeaderboardsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(LeaderboardsContract, () => new Leaderboards())
    this.app.container.bind(DrawingConditionsContract, (resolver) => resolver.make(Eligibility))
  }

  boot() {
    problemCodes.declare(leaderboardProblems)
    personalData.keep(leaderboardPersonalData)
    sealedColumns.keep(sealedSeeds)
    storedMedia.keep(boardMedia)
  }
}
