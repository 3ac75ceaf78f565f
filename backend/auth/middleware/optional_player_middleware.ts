import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { requireStepUp } from '#auth/guard/step_up'

/** Reads the caller if there is a token. An invalid one counts as none, because these reads are public. */
export default class OptionalPlayerMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (ctx.request.header('authorization')) await ctx.auth.check()
    requireStepUp(ctx)
    return next()
  }
}
