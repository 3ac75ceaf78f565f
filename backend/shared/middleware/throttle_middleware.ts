import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Problem } from '#shared/problem'
import { throttle } from '#shared/throttle'

/** The limit that every address shares over all its calls; some routes set a tighter one of their own. */
export default class ThrottleMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    const retryAfterSeconds = await throttle('otherPerAddress', request.ip())
    if (retryAfterSeconds === null) return next()
    throw new Problem('E_TOO_MANY_REQUESTS', { headers: { 'retry-after': String(retryAfterSeconds) } })
  }
}
