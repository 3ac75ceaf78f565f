import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'
import { prunePayoutPins } from '#accounts/actions/prune_payout_pins'

/** Deletes expired PINs. */
export default class PrunePayoutPins extends ScheduledJob {
  static readonly options = { name: 'prune_payout_pins' }

  async execute(): Promise<void> {
    await prunePayoutPins()
  }
}
