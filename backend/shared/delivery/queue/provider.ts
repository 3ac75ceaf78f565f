import type { ApplicationService } from '@adonisjs/core/types'
import { QueueWorker } from '#shared/delivery/queue/worker'
import env from '#start/env'

/** One command starts everything: a web process does the work too, unless WORKER says that others do. */
export default class QueueWorkerProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web' || !env.get('WORKER')) return
    const { schedules } = await import('#start/schedules')
    const worker = new QueueWorker()
    this.app.terminating(() => worker.stop())
    // Players are served meanwhile: the queue may not answer for a while.
    void worker.start(schedules)
  }
}
