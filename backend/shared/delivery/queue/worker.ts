import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { configProvider } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { Locator, Schedule as StoredSchedule, ScheduleBuilder, Worker } from '@adonisjs/queue'
import type { AdapterFactory, QueueConfig, WorkerCycle } from '@adonisjs/queue/types'
import { kick, kickInThisProcess, settled } from '#shared/delivery/outbox/kick'
import type { Schedule } from '#shared/delivery/queue/scheduled_job'

const QUEUES = ['default']

/** Pause after an empty queue and after a failure. */
const IDLE_MS = 1_000
const ERROR_MS = 5_000

/** Runs scheduled jobs and drains the outbox, in a web process or in its own. */
export class QueueWorker {
  #worker: Worker | undefined
  #stopping = new AbortController()
  #running: Promise<void> | undefined

  async start(schedules: readonly Schedule[]): Promise<void> {
    this.#worker = new Worker(await resolveConfig())
    await this.#worker.init()
    await this.#registerAll(schedules)
    if (this.#stopping.signal.aborted) return
    kickInThisProcess(true)
    kick()
    this.#running = this.#run(this.#worker)
  }

  /** Starts no more jobs, and waits for the running ones. */
  async stop(): Promise<void> {
    if (!this.#worker) return
    kickInThisProcess(false)
    this.#stopping.abort()
    await this.#worker.stop()
    await this.#running
    await settled()
  }

  /** Retries until the store accepts the schedules: it may be down, or slow at the start. */
  async #registerAll(schedules: readonly Schedule[]): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      try {
        for (const schedule of schedules) await register(schedule)
        return await forgetOthers(schedules)
      } catch (error) {
        logger.warn({ err: error }, 'the queue does not take the schedules yet')
        await sleep(IDLE_MS, undefined, { signal }).catch(() => undefined)
      }
    }
  }

  async #run(worker: Worker): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      const cycle = await worker.processCycle(QUEUES)
      if (cycle === null) return
      if (cycle.type === 'error') logger.error({ err: cycle.error }, 'the queue does not answer')
      await sleep(pauseMs(cycle), undefined, { signal }).catch(() => undefined)
    }
  }
}

function pauseMs({ type }: WorkerCycle): number {
  if (type === 'error') return ERROR_MS
  return type === 'idle' ? IDLE_MS : 0
}

async function register(schedule: Schedule): Promise<void> {
  const { name } = schedule.job.options
  Locator.register(name, schedule.job)
  const builder = new ScheduleBuilder(name, null)
  if ('cron' in schedule) await builder.cron(schedule.cron)
  else await builder.every(`${schedule.everySeconds}s`)
}

/** Removes schedules of an earlier release from the store. */
async function forgetOthers(schedules: readonly Schedule[]): Promise<void> {
  const known = new Set(schedules.map(({ job }) => job.options.name))
  for (const stored of await StoredSchedule.list()) {
    if (!known.has(stored.name)) await stored.delete()
  }
}

async function resolveConfig() {
  const config = app.config.get<QueueConfig>('queue')
  const adapters: Record<string, AdapterFactory> = {}
  for (const [name, adapter] of Object.entries(config.adapters)) {
    const resolved = await configProvider.resolve<AdapterFactory>(app, adapter)
    adapters[name] = resolved ?? (adapter as AdapterFactory)
  }
  return { ...config, adapters, autoLoadJobs: false, logger }
}
