import { outbox } from '#shared/delivery/outbox'
import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'

/** Delivers waiting rows: failed deliveries, and those of killed processes. */
export default class DrainOutbox extends ScheduledJob {
  static readonly options = { name: 'drain_outbox' }

  async execute(): Promise<void> {
    await outbox.drain()
  }
}
