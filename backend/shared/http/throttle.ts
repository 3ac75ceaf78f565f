import { errors, type Limiter } from '@adonisjs/limiter'
import logger from '@adonisjs/core/services/logger'
import limiter from '@adonisjs/limiter/services/main'
import { game } from '#config/game'
import { networkOf } from '#shared/http/network_of'
import { Problem } from '#shared/problem'

export type RateLimit = keyof typeof game.rateLimits

/** Counts a request of this key. Returns null if it is allowed, else the seconds until the next one is. */
export function throttle(limit: RateLimit, key: string): Promise<number | null> {
  return inStore(limit, (store) => consume(store, keyOf(limit, key)))
}

/**
 * Counts a request under this key: an address, or another caller's key.
 *
 * @throws E_TOO_MANY_REQUESTS over the limit, or E_UNAVAILABLE where `busy` asks for it, with the seconds to wait
 */
export async function countCall(limit: RateLimit, key: string, busy = false): Promise<void> {
  const retryAfterSeconds = await throttle(limit, key)
  if (retryAfterSeconds === null) return
  throw new Problem(busy ? 'E_UNAVAILABLE' : 'E_TOO_MANY_REQUESTS', {
    headers: { 'retry-after': String(retryAfterSeconds) },
  })
}

/** Takes back what was counted for one request of this key. */
export async function refund(limit: RateLimit, key: string): Promise<void> {
  await inStore(limit, (store) => store.decrement(keyOf(limit, key)))
}

/** Forgets what was counted for this key. */
export async function forgive(limit: RateLimit, key: string): Promise<void> {
  await inStore(limit, (store) => store.delete(keyOf(limit, key)))
}

async function consume(store: Limiter, key: string): Promise<number | null> {
  try {
    await store.consume(key)
    return null
  } catch (error) {
    if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
    return Math.max(1, Math.ceil(error.response.availableIn))
  }
}

/** If the shared store does not answer, this process counts in memory, so that requests are still served. */
async function inStore<Value>(
  limit: RateLimit,
  work: (store: Limiter) => Promise<Value>
): Promise<Value> {
  const { requests, seconds } = game.rateLimits[limit]
  const window = { requests, duration: seconds }
  try {
    return await work(limiter.use({ ...window }))
  } catch (error) {
    logger.warn({ err: error }, 'the limiter does not answer')
    return work(limiter.use('memory', { ...window }))
  }
}

/** No other key looks like an address, so every address is counted by its network in one place. */
function keyOf(limit: RateLimit, key: string): string {
  return `${limit}:${networkOf(key)}`
}
