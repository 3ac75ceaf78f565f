import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'
import { expireDueLots } from '#wallets/actions/expire_due_lots'

/** Posts the expiry of white tickets. */
export default class ExpireWhiteTickets extends ScheduledJob {
  static readonly options = { name: 'expire_white_tickets' }

  async execute(): Promise<void> {
    await expireDueLots()
  }
}
