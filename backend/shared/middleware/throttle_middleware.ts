import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Problem } from '#shared/problem'
import { routeTraits } from '#shared/route_traits'
import { throttle } from '#shared/throttle'

/** Counts every call of an address: against the route's own limit, or against the one that the others share. */
export default class ThrottleMiddleware {
  async handle({ request, route }: HttpContext, next: NextFn) {
    const name = route?.name ?? ''
    if (routeTraits.unlimited.has(name)) return next()
    const limit = routeTraits.limits.get(name) ?? 'otherPerAddress'
    const retryAfterSeconds = await throttle(limit, request.ip())
    if (retryAfterSeconds === null) return next()
    const busy = routeTraits.busyWhenThrottled.has(name)
    throw new Problem(busy ? 'E_UNAVAILABLE' : 'E_TOO_MANY_REQUESTS', {
      headers: { 'retry-after': String(retryAfterSeconds) },
    })
  }
}
