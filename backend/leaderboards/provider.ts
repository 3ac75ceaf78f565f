import type { ApplicationService } from '@adonisjs/core/types'
import { Boards } from '#leaderboards/boards'
import { LeaderboardsContract } from '#leaderboards/contract'

/** Binds the module's contract to its implementation. */
export default class LeaderboardsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(LeaderboardsContract, () => new Boards())
  }
}
