import type { ApplicationService } from '@adonisjs/core/types'
import { QueueWorker } from '#shared/delivery/queue/worker'
import env from '#start/env'

/** A web process runs the worker too, unless WORKER is false. */
export default class QueueWorkerProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web' || !env.get('WORKER')) return
    const { schedules } = await import('#start/schedules')
    const worker = new QueueWorker()
    this.app.terminating(() => worker.stop())
    // Does not wait, so that requests are served while the queue does not answer.
    void worker.start(schedules)
  }
}
