import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { routeTraits } from '#shared/http/route_traits'
import { countCall } from '#shared/http/throttle'

/** Counts every request of an address against the route's own limit or the shared one. */
export default class ThrottleMiddleware {
  async handle({ request, route }: HttpContext, next: NextFn) {
    const name = route?.name ?? ''
    if (routeTraits.unlimited.has(name)) return next()
    const limit = routeTraits.limits.get(name) ?? 'otherPerAddress'
    await countCall(limit, request.ip(), routeTraits.busyWhenThrottled.has(name))
    return next()
  }
}
