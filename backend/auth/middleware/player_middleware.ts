import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Problem } from '#shared/problem'
import { requireStepUp } from '#auth/guard/step_up'

/** Passes signed-in players; others get 401, with the route's own code if it has one. */
export default class PlayerMiddleware {
  async handle(ctx: HttpContext, next: NextFn, options: { message?: string } = {}) {
    if (!(await ctx.auth.check())) throw new Problem('E_UNAUTHORIZED', options)
    requireStepUp(ctx)
    return next()
  }
}
