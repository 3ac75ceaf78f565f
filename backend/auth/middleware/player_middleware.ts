import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Problem } from '#shared/problem'
import { requireStepUp } from '#auth/guard/step_up'

/** Lets signed-in players through; everybody else gets 401, in the words of the call if it has its own. */
export default class PlayerMiddleware {
  async handle(ctx: HttpContext, next: NextFn, options: { message?: string } = {}) {
    if (!(await ctx.auth.check())) throw new Problem('E_UNAUTHORIZED', options)
    requireStepUp(ctx)
    return next()
  }
}
