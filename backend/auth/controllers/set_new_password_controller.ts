import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem, unreachable } from '#shared/problem'
import { SetNewPassword, type SetNewPasswordError } from '#auth/actions/set_new_password'
import { rememberDevice } from '#auth/guard/known_devices'
import { commonPassword } from '#auth/domain/new_password'
import { oneTimeBearer } from '#auth/guard/one_time_bearer'
import { setNewPasswordValidator } from '#auth/validators/new_password_validators'
import { resetPasswordSchema } from '#auth/wire/password'

@inject()
export default class SetNewPasswordController {
  static readonly operation = {
    summary:
      'Gives the account of a mailed link its password, and ends every session; sign in next',
    auth: 'oneTime',
    body: setNewPasswordValidator,
    problems: ['E_TOKEN_EXPIRED'],
    responses: { 200: resetPasswordSchema },
  }

  constructor(private setNewPassword: SetNewPassword) {}

  async handle(ctx: HttpContext) {
    const { request } = ctx
    const token = oneTimeBearer(request.header('authorization'), 'pt_', 'E_TOKEN_EXPIRED')
    const form = await setNewPasswordValidator.validate(request.body())
    const result = await this.setNewPassword.handle(token, form.new_password)
    if (!result.ok) throw toProblem(result.error)
    // Whoever had the link signs in with the new password next, however often strangers failed meanwhile.
    await rememberDevice(ctx, result.value.email)
    return { changed: true, email: result.value.email }
  }
}

function toProblem(error: SetNewPasswordError): Problem {
  switch (error.type) {
    case 'token_expired':
      return new Problem('E_TOKEN_EXPIRED')
    case 'common_password':
      return commonPassword('new_password')
    default:
      return unreachable(error)
  }
}
