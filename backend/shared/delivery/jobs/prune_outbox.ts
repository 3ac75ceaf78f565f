import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'
import { pruneOutbox } from '#shared/delivery/outbox/prune'

/** Forgets what was delivered or given up long ago. */
export default class PruneOutbox extends ScheduledJob {
  static readonly options = { name: 'prune_outbox' }

  async execute(): Promise<void> {
    await pruneOutbox()
  }
}
