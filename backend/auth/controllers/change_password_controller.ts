import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { fieldProblem, Problem, tooManyAttempts, unreachable } from '#shared/problem'
import { ChangePassword, type ChangePasswordError } from '#auth/actions/change_password'
import { commonPassword } from '#auth/domain/new_password'
import { changePasswordValidator } from '#auth/validators/new_password_validators'
import { changedPasswordSchema } from '#auth/wire/password'

@inject()
export default class ChangePasswordController {
  static readonly operation = {
    summary: "Replaces the caller's password, and ends the other sessions",
    auth: 'player',
    body: changePasswordValidator,
    problems: ['E_SIGN_IN_AGAIN', 'E_TOO_MANY_ATTEMPTS'],
    responses: { 200: changedPasswordSchema },
  }

  constructor(private changePassword: ChangePassword) {}

  async handle({ auth, request }: HttpContext) {
    const caller = auth.getUserOrFail()
    const form = await changePasswordValidator.validate(request.body())
    const result = await this.changePassword.handle({
      caller,
      password: form.old_password ?? null,
      newPassword: form.new_password,
    })
    if (!result.ok) throw toProblem(result.error)
    return { changed: true }
  }
}

function toProblem(error: ChangePasswordError): Problem {
  switch (error.type) {
    case 'too_many_attempts':
      return tooManyAttempts(error.retryAfterSeconds)
    case 'wrong_password':
      return fieldProblem(
        'E_VALIDATION',
        'old_password',
        'Current password is incorrect',
        'passwordWrong'
      )
    case 'common_password':
      return commonPassword('new_password')
    case 'signed_out':
      return new Problem('E_UNAUTHORIZED')
    case 'sign_in_again':
      return new Problem('E_SIGN_IN_AGAIN', { message: 'Sign in again to choose a password' })
    default:
      return unreachable(error)
  }
}
