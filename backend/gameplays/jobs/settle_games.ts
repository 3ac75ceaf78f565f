import app from '@adonisjs/core/services/app'
import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'
import { SettleDue } from '#gameplays/actions/settle_due'

/** Works on due settlements, for a limited time per run. */
export default class SettleGames extends ScheduledJob {
  static readonly options = { name: 'settle_games' }

  async execute(): Promise<void> {
    await (await app.container.make(SettleDue)).handle()
  }
}
