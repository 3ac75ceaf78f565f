import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import { game } from '#config/game'

export type RateLimit = keyof typeof game.rateLimits

/** Counts one request of this key. Gives back null when it may go on, else the seconds until the next one may. */
export async function throttle(limit: RateLimit, key: string): Promise<number | null> {
  try {
    await use(limit).consume(`${limit}:${key}`)
    return null
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) {
      return Math.max(1, Math.ceil(error.response.availableIn))
    }
    throw error
  }
}

/** Forgets what was counted for this key. */
export async function forgive(limit: RateLimit, key: string): Promise<void> {
  await use(limit).delete(`${limit}:${key}`)
}

function use(limit: RateLimit) {
  const { requests, seconds } = game.rateLimits[limit]
  return limiter.use({ requests, duration: seconds })
}
