import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'
import { pruneOutbox } from '#shared/delivery/outbox/prune'

/** Deletes old delivered and dead rows. */
export default class PruneOutbox extends ScheduledJob {
  static readonly options = { name: 'prune_outbox' }

  async execute(): Promise<void> {
    await pruneOutbox()
  }
}
