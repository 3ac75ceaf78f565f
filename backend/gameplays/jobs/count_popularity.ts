import app from '@adonisjs/core/services/app'
import { PlayedGamesContract } from '#games/contract'
import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'
import { countPopularity } from '#gameplays/actions/count_popularity'

/** Updates the ranking of games by number of plays, for searches. */
export default class CountPopularity extends ScheduledJob {
  static readonly options = { name: 'count_popularity' }

  async execute(): Promise<void> {
    await countPopularity(await app.container.make(PlayedGamesContract))
  }
}
