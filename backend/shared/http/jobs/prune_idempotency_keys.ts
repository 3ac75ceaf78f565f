import { pruneIdempotencyKeys } from '#shared/http/idempotency'
import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'

/** Forgets answers that nobody can ask for again. */
export default class PruneIdempotencyKeys extends ScheduledJob {
  static readonly options = { name: 'prune_idempotency_keys' }

  async execute(): Promise<void> {
    await pruneIdempotencyKeys()
  }
}
