import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { schedules } from '#start/schedules'
import { surviveFaults } from '#shared/process_fault'
import { requireWayOut } from '#shared/delivery/mail/way_out'
import { QueueWorker } from '#shared/delivery/queue/worker'

/** The queue's worker as a process of its own, for when web processes run with WORKER=false. */
export default class Work extends BaseCommand {
  static commandName = 'work'
  static description =
    'Do what is scheduled and deliver what waits in the outbox, until told to stop'
  static options: CommandOptions = { startApp: true, staysAlive: true }

  async run() {
    const worker = new QueueWorker()
    this.app.listen('SIGINT', () => this.app.terminate())
    this.app.terminating(() => worker.stop())
    try {
      requireWayOut()
      surviveFaults(await this.app.container.make('logger'), () => this.app.terminate())
      await worker.start(schedules)
    } catch (error) {
      this.logger.logError(`sidepick: ${(error as Error).message}`)
      this.exitCode = 1
      await this.terminate()
    }
  }
}
