import { errors, type Limiter } from '@adonisjs/limiter'
import logger from '@adonisjs/core/services/logger'
import limiter from '@adonisjs/limiter/services/main'
import { game } from '#config/game'

export type RateLimit = keyof typeof game.rateLimits

/**
 * Counts one request of this key. Gives back null when it may go on, else the seconds until the next one may. Where the
 * shared store does not answer, this process counts alone: a limit is no reason to turn everybody away.
 */
export async function throttle(limit: RateLimit, key: string): Promise<number | null> {
  try {
    return await consume(use(limit), limit, key)
  } catch (error) {
    logger.warn({ err: error }, 'the limiter does not answer')
    return consume(limiter.use('memory', windowOf(limit)), limit, key)
  }
}

/** Takes back what was counted for one request of this key. */
export async function refund(limit: RateLimit, key: string): Promise<void> {
  await use(limit).decrement(`${limit}:${key}`)
}

/** Forgets what was counted for this key. */
export async function forgive(limit: RateLimit, key: string): Promise<void> {
  await use(limit).delete(`${limit}:${key}`)
}

async function consume(store: Limiter, limit: RateLimit, key: string): Promise<number | null> {
  try {
    await store.consume(`${limit}:${key}`)
    return null
  } catch (error) {
    if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
    return Math.max(1, Math.ceil(error.response.availableIn))
  }
}

function use(limit: RateLimit): Limiter {
  return limiter.use(windowOf(limit))
}

function windowOf(limit: RateLimit) {
  const { requests, seconds } = game.rateLimits[limit]
  return { requests, duration: seconds }
}
