import type { ApplicationService } from '@adonisjs/core/types'
import { personalData } from '#shared/personal_data'
import { storedMedia } from '#shared/stored_media'
import { leaderboardPersonalData } from '#leaderboards/personal_data'
import { Boards } from '#leaderboards/boards'
import { LeaderboardsContract } from '#leaderboards/contract'
import { boardMedia } from '#leaderboards/stored_media'

/** Binds the module's contract to its implementation. */
export default class LeaderboardsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(LeaderboardsContract, () => new Boards())
  }

  boot() {
    personalData.keep(leaderboardPersonalData)
    storedMedia.keep(boardMedia)
  }
}
