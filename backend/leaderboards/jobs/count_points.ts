import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'
import { countPoints } from '#leaderboards/actions/count_points'

export default class CountPoints extends ScheduledJob {
  static readonly options = { name: 'count_points' }

  execute(): Promise<void> {
    return countPoints()
  }
}
