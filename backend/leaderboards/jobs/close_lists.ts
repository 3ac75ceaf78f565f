import app from '@adonisjs/core/services/app'
import { game } from '#config/game'
import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'
import { AwardPrizes } from '#leaderboards/actions/award_prizes'
import { listToClose } from '#leaderboards/store/drawings'

/** Closes the lists of drawings with a beacon before the round that decides. */
export default class CloseLists extends ScheduledJob {
  static readonly options = { name: 'close_lists' }

  async execute(): Promise<void> {
    const { listClosedAheadMs } = game.prizes
    const award = await app.container.make(AwardPrizes)
    for (const { id } of await listToClose(listClosedAheadMs)) {
      await award.close(id, listClosedAheadMs)
    }
  }
}
