import { pruneIdempotencyKeys } from '#shared/http/idempotency'
import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'

/** Deletes expired idempotency keys. */
export default class PruneIdempotencyKeys extends ScheduledJob {
  static readonly options = { name: 'prune_idempotency_keys' }

  async execute(): Promise<void> {
    await pruneIdempotencyKeys()
  }
}
