import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { fieldProblem, Problem, tooManyAttempts, unreachable } from '#shared/problem'
import { CloseOwnAccount, type CloseOwnAccountError } from '#accounts/actions/close_own_account'
import { closeOwnAccountValidator } from '#accounts/validators/close_own_account_validator'
import { deletedSchema } from '#shared/openapi/component'

@inject()
export default class CloseOwnAccountController {
  static readonly operation = {
    summary: "Deletes the caller's account for good, and forgets the person",
    auth: 'player',
    body: closeOwnAccountValidator,
    problems: ['E_BAD_TRANSITION', 'E_SIGN_IN_AGAIN', 'E_TOO_MANY_ATTEMPTS'],
    responses: { 200: deletedSchema },
  }

  constructor(private closeOwnAccount: CloseOwnAccount) {}

  async handle(ctx: HttpContext) {
    const { password = null } = await closeOwnAccountValidator.validate(ctx.request.body())
    const proof = { password, caller: ctx.auth.getUserOrFail() }
    const result = await this.closeOwnAccount.handle(proof, actorOf(ctx))
    if (!result.ok) throw toProblem(result.error)
    return { deleted: true }
  }
}

function toProblem(error: CloseOwnAccountError): Problem {
  switch (error.type) {
    case 'too_many_attempts':
      return tooManyAttempts(error.retryAfterSeconds)
    case 'wrong_password':
      return fieldProblem(
        'E_VALIDATION',
        'password',
        'Current password is incorrect',
        'passwordWrong'
      )
    case 'sign_in_again':
      return new Problem('E_SIGN_IN_AGAIN', { message: 'Sign in again to delete your account' })
    case 'last_superadmin':
      return new Problem('E_BAD_TRANSITION', { message: 'A super admin must remain' })
    default:
      return unreachable(error)
  }
}
