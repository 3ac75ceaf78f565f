import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { resolveLanguage } from '@sidepick/rules/languages'
import { actorOf } from '#shared/actor'
import { PersonPolicy } from '#shared/http/person_policy'
import { Problem, unreachable } from '#shared/problem'
import { InviteUser } from '#auth/actions/invite_user'
import { inviteValidator } from '#auth/validators/invite_validator'
import { invitationSchema } from '#auth/wire/sign_up'

@inject()
export default class InviteUserController {
  static readonly operation = {
    summary:
      'Mails somebody an invitation to an account with roles; only a super admin invites admins',
    auth: 'admin',
    body: inviteValidator,
    problems: ['E_EMAIL_TAKEN'],
    responses: {
      201: invitationSchema,
    },
  }

  constructor(private inviteUser: InviteUser) {}

  async handle(ctx: HttpContext) {
    const { email, roles, language } = await inviteValidator.validate(ctx.request.body())
    await ctx.bouncer.with(PersonPolicy).authorize('invite', roles)
    const invite = { email, roles, language: resolveLanguage(language) }
    const result = await this.inviteUser.handle(invite, actorOf(ctx))
    if (result.ok) {
      ctx.response.status(201)
      return { email, roles, expiresAt: new Date(result.value.expiresAtMs).toISOString() }
    }
    switch (result.error.type) {
      case 'email_taken':
        throw new Problem('E_EMAIL_TAKEN')
      default:
        unreachable(result.error.type)
    }
  }
}
