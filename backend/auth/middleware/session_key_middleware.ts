import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { keepSessionKey } from '#auth/guard/session_key'

/** For calls that answer with a session: gives the browser the key by which the session stays in this browser. */
export default class SessionKeyMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const answer: unknown = await next()
    keepSessionKey(ctx)
    return answer
  }
}
