import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { Problem, unreachable } from '#shared/problem'
import { RemoveRole } from '#accounts/actions/remove_role'
import { roleValidator } from '#accounts/validators/role_validator'
import { accountRolesSchema } from '#accounts/wire/account'

@inject()
export default class RemoveRoleController {
  static readonly operation = {
    summary:
      'Takes a role away; the role may stand in the query, which some clients must use with DELETE',
    auth: 'superadmin',
    path: { id: 'Id of the account.' },
    query: roleValidator,
    problems: ['E_BAD_TRANSITION'],
    responses: { 200: accountRolesSchema },
  }

  constructor(private removeRole: RemoveRole) {}

  async handle(ctx: HttpContext) {
    const { request, params } = ctx
    const { role } = await roleValidator.validate({ ...request.qs(), ...request.body() })
    const userId = String(params.id)
    const result = await this.removeRole.handle({ userId, role }, actorOf(ctx))
    if (result.ok) return { id: userId, roles: result.value }
    switch (result.error.type) {
      case 'not_found':
        throw new Problem('E_NOT_FOUND')
      case 'own_superadmin':
        throw new Problem('E_BAD_TRANSITION', { message: 'You cannot remove your own role' })
      case 'last_superadmin':
        throw new Problem('E_BAD_TRANSITION', { message: 'A super admin must remain' })
      default:
        unreachable(result.error)
    }
  }
}
