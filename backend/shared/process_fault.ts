import type { Logger } from '@adonisjs/core/logger'
import env from '#start/env'

let faulty = false

/** Whether something was thrown here that nobody caught. */
export const isFaulty = (): boolean => faulty

/**
 * From now on an uncaught error ends no other call. What it left behind is not known, so this process says that it is
 * not well, goes on for FAULT_NOTICE seconds, in which a balancer notices and sends new calls elsewhere, and then ends
 * with exit code 1: whoever started it starts another one.
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
