import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { AuthResponse } from '@sidepick/rules/types'
import { Problem, unreachable } from '#shared/problem'
import { senderOf } from '#shared/http/sender_of'
import { ConfirmInvite, type ConfirmInviteError } from '#auth/actions/confirm_invite'
import { rememberDevice } from '#auth/guard/known_devices'
import { commonPassword } from '#auth/domain/new_password'
import { oneTimeBearer } from '#auth/guard/one_time_bearer'
import { toAuthResponse } from '#auth/transformers/auth_response'
import { toAttribution } from '#auth/transformers/attribution'
import { UNASKED } from '#auth/transformers/sign_up_request'
import { confirmInviteValidator } from '#auth/validators/confirm_invite_validator'
import { authResponseSchema } from '#auth/wire/session'

@inject()
export default class ConfirmInviteController {
  static readonly operation = {
    summary: 'Makes the account that somebody was invited to, and signs it in',
    auth: 'oneTime',
    body: confirmInviteValidator,
    problems: ['E_EMAIL_TAKEN', 'E_TOKEN_EXPIRED', 'E_USERNAME_TAKEN'],
    responses: { 201: authResponseSchema },
  }

  constructor(private confirmInvite: ConfirmInvite) {}

  async handle(ctx: HttpContext): Promise<AuthResponse> {
    const { request, response } = ctx
    const form = await confirmInviteValidator.validate(request.body())
    const header = form.token ? `Bearer ${form.token}` : request.header('authorization')
    const result = await this.confirmInvite.handle({
      token: oneTimeBearer(header, 'it_', 'E_TOKEN_EXPIRED'),
      username: form.username,
      password: form.password,
      ...UNASKED,
      ...toAttribution(form),
      evidence: senderOf(request),
      requestId: request.id() ?? null,
    })
    if (!result.ok) throw toProblem(result.error)
    response.status(201)
    await rememberDevice(ctx, result.value.user.email)
    return toAuthResponse(result.value)
  }
}

function toProblem(error: ConfirmInviteError): Problem {
  switch (error.type) {
    case 'token_expired':
      return new Problem('E_TOKEN_EXPIRED', { message: 'Invite expired, ask for a new one' })
    case 'common_password':
      return commonPassword('password')
    case 'email_taken':
      return new Problem('E_EMAIL_TAKEN')
    case 'username_taken':
      return new Problem('E_USERNAME_TAKEN')
    default:
      return unreachable(error)
  }
}
