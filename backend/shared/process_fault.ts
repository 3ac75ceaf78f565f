import type { Logger } from '@adonisjs/core/logger'
import env from '#start/env'

let faulty = false

/** Whether this process had an uncaught error. */
export const isFaulty = (): boolean => faulty

/**
 * From now on an uncaught error aborts no other request. The state that it left is unknown, so the process reports
 * itself unhealthy, serves requests for FAULT_NOTICE seconds until a balancer notices, and ends with exit code 1. Its
 * supervisor restarts it.
 */
export function surviveFaults(logger: Logger, end: () => void): void {
  const take = (error: unknown) => {
    logger.fatal({ err: error }, 'nobody caught this: the process finishes what runs, and ends')
    if (faulty) return
    faulty = true
    process.exitCode = 1
    setTimeout(end, env.get('FAULT_NOTICE') * 1000).unref()
  }
  process.on('uncaughtException', take)
  process.on('unhandledRejection', take)
}
