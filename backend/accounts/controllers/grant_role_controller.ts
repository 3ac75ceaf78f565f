import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { Problem, unreachable } from '#shared/problem'
import { GrantRole } from '#accounts/actions/grant_role'
import { roleValidator } from '#accounts/validators/role_validator'
import { accountRolesSchema } from '#accounts/wire/account'

@inject()
export default class GrantRoleController {
  static readonly operation = {
    summary: 'Gives somebody a role; admins need a verified e-mail',
    auth: 'superadmin',
    path: { id: 'Id of the account.' },
    body: roleValidator,
    problems: ['E_BAD_TRANSITION'],
    responses: { 200: accountRolesSchema },
  }

  constructor(private grantRole: GrantRole) {}

  async handle(ctx: HttpContext) {
    const { role } = await roleValidator.validate(ctx.request.body())
    const userId = String(ctx.params.id)
    const result = await this.grantRole.handle({ userId, role }, actorOf(ctx))
    if (result.ok) return { id: userId, roles: result.value }
    switch (result.error.type) {
      case 'not_found':
        throw new Problem('E_NOT_FOUND')
      case 'not_active':
        throw new Problem('E_BAD_TRANSITION', { message: 'The account is not active' })
      case 'email_unverified':
        throw new Problem('E_BAD_TRANSITION', { message: 'The e-mail must be verified first' })
      default:
        unreachable(result.error)
    }
  }
}
