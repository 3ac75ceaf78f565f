import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Problem } from '#shared/problem'
import { throttle, type RateLimit } from '#shared/throttle'

/** Route middleware: so many requests of one client address, then 429 with the seconds to wait. */
export function throttled(limit: RateLimit) {
  return async ({ request }: HttpContext, next: NextFn): Promise<void> => {
    const waitSeconds = await throttle(limit, request.ip())
    if (waitSeconds !== null) {
      throw new Problem('E_TOO_MANY_REQUESTS', { headers: { 'retry-after': String(waitSeconds) } })
    }
    await next()
  }
}
