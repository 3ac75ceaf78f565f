import { game } from '#config/game'
import { clock } from '#shared/clock'
import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'
import { continueSeries } from '#leaderboards/actions/continue_series'

/** Makes next week's boards in advance. */
export default class OpenNextWeek extends ScheduledJob {
  static readonly options = { name: 'open_next_week' }

  async execute(): Promise<void> {
    await continueSeries(new Date(clock.nowMs() + game.leaderboards.openAheadMs))
  }
}
