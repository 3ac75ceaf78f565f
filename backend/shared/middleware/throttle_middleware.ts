import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Problem } from '#shared/problem'
import { routeTraits } from '#shared/route_traits'
import { throttle } from '#shared/throttle'

/** The limit that every address shares over all its calls; some routes set a tighter one of their own. */
export default class ThrottleMiddleware {
  async handle({ request, route }: HttpContext, next: NextFn) {
    const retryAfterSeconds = await throttle('otherPerAddress', request.ip())
    if (retryAfterSeconds === null) return next()
    const busy = routeTraits.busyWhenThrottled.has(route?.name ?? '')
    throw new Problem(busy ? 'E_UNAVAILABLE' : 'E_TOO_MANY_REQUESTS', {
      headers: { 'retry-after': String(retryAfterSeconds) },
    })
  }
}
