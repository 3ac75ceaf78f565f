import app from '@adonisjs/core/services/app'
import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'
import { SettleDrawing } from '#prizes/actions/settle_drawing'
import { listUnsettled } from '#prizes/store/awards'

/** Takes back prizes that nobody confirmed, and offers those that nobody holds. */
export default class SettleDrawings extends ScheduledJob {
  static readonly options = { name: 'settle_drawings' }

  async execute(): Promise<void> {
    const settle = await app.container.make(SettleDrawing)
    for (const { leaderboard_id: boardId } of await listUnsettled()) await settle.handle(boardId)
  }
}
