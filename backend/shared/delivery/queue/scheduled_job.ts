import { Job } from '@adonisjs/queue'
import logger from '@adonisjs/core/services/logger'

/** A job that a schedule starts. It must be safe to run twice and to miss: it looks up what is due. */
export abstract class ScheduledJob extends Job<void> {
  /** Logged here, because the worker does not report failures. */
  async failed(error: Error): Promise<void> {
    logger.error({ err: error, job: this.context.name }, 'job failed')
  }
}

/** When a job runs: every so many seconds, or at the times of a cron expression (UTC). */
export type Schedule = { job: ScheduledJobClass } & ({ everySeconds: number } | { cron: string })

export type ScheduledJobClass = (new () => ScheduledJob) & { readonly options: { name: string } }
