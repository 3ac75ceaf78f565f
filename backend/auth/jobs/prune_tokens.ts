import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'
import { pruneTokens } from '#auth/actions/prune_tokens'

/** Deletes expired sessions and tokens. */
export default class PruneTokens extends ScheduledJob {
  static readonly options = { name: 'prune_tokens' }

  async execute(): Promise<void> {
    await pruneTokens()
  }
}
