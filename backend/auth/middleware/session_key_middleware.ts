import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { keepSessionKey } from '#auth/guard/session_key'

/** For calls that answer with a session: gives the browser a key, so that the first refresh binds the session to it. */
export default class SessionKeyMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const answer: unknown = await next()
    keepSessionKey(ctx)
    return answer
  }
}
