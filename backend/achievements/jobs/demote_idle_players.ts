import app from '@adonisjs/core/services/app'
import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'
import { DemoteIdle } from '#achievements/actions/demote_idle'

/** Looks who let the last whole week pass without a play. */
export default class DemoteIdlePlayers extends ScheduledJob {
  static readonly options = { name: 'demote_idle_players' }

  async execute(): Promise<void> {
    await (await app.container.make(DemoteIdle)).handle()
  }
}
