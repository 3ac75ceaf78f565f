import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { Role } from '#shared/roles'
import { Problem } from '#shared/problem'
import { requireStepUp } from '#auth/guard/step_up'

/** Passes callers in one of the roles: 401 for strangers, 403 for others, before the request is validated. */
export default class RoleMiddleware {
  async handle(ctx: HttpContext, next: NextFn, roles: Role | Role[]) {
    if (!(await ctx.auth.check())) throw new Problem('E_UNAUTHORIZED')
    await ctx.bouncer.authorize('holdRole', ...[roles].flat())
    requireStepUp(ctx)
    return next()
  }
}
