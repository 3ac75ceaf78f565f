import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'
import { pruneAnalytics } from '#analytics/actions/prune_analytics'

/** Deletes events after a month, and roll-ups after their time. */
export default class PruneAnalytics extends ScheduledJob {
  static readonly options = { name: 'prune_analytics' }

  async execute(): Promise<void> {
    await pruneAnalytics()
  }
}
