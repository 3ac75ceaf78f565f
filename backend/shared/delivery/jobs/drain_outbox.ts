import { outbox } from '#shared/delivery/outbox'
import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'

/** Delivers what waits: what could not be delivered at once, and what a killed process left behind. */
export default class DrainOutbox extends ScheduledJob {
  static readonly options = { name: 'drain_outbox' }

  async execute(): Promise<void> {
    await outbox.drain()
  }
}
