import app from '@adonisjs/core/services/app'
import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'
import { DemoteIdle } from '#achievements/actions/demote_idle'

/** Demotes players without a play in the last whole week. */
export default class DemoteIdlePlayers extends ScheduledJob {
  static readonly options = { name: 'demote_idle_players' }

  async execute(): Promise<void> {
    await (await app.container.make(DemoteIdle)).handle()
  }
}
