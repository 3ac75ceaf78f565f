import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import env from '#start/env'
import { Problem } from '#shared/problem'

/** When a client may ask again, in seconds. */
const RETRY_AFTER = '60'

/** With MAINTENANCE=true every call is answered 503, but for files and for the balancer that asks whether we live. */
export default class MaintenanceMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    if (!env.get('MAINTENANCE') || request.url() === '/healthcheck') return next()
    throw new Problem('E_UNAVAILABLE', { headers: { 'retry-after': RETRY_AFTER } })
  }
}
