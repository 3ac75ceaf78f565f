import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'
import { rollUpDue } from '#analytics/actions/roll_up_due'

/** Counts the events of full hours. */
export default class RollUpAnalytics extends ScheduledJob {
  static readonly options = { name: 'roll_up_analytics' }

  async execute(): Promise<void> {
    await rollUpDue()
  }
}
