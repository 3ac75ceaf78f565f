import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { AuthResponse } from '@sidepick/rules/types'
import { Problem, tooManyAttempts, unreachable } from '#shared/problem'
import { refund, throttle } from '#shared/http/throttle'
import { LogIn } from '#auth/actions/log_in'
import { knownDevice, rememberDevice } from '#auth/guard/known_devices'
import { toAuthResponse } from '#auth/transformers/auth_response'
import { logInValidator } from '#auth/validators/log_in_validator'
import { authResponseSchema } from '#auth/wire/session'

@inject()
export default class LogInController {
  static readonly operation = {
    summary: 'Signs a player in with e-mail and password',
    auth: 'public',
    body: logInValidator,
    problems: ['E_BLOCKED', 'E_INVALID_CREDENTIALS', 'E_TOO_MANY_ATTEMPTS'],
    responses: { 200: authResponseSchema },
  }

  constructor(private logIn: LogIn) {}

  async handle(ctx: HttpContext): Promise<AuthResponse> {
    const { request } = ctx
    const form = await logInValidator.validate(request.body())
    const device = knownDevice(ctx, form.email)
    // A known device has a budget of its own, which nobody else can use up: not elsewhere, nor at the same address.
    const waitSeconds = device ? null : await throttle('loginPerAddress', request.ip())
    if (waitSeconds !== null) throw tooManyAttempts(waitSeconds)
    const result = await this.logIn.handle(form, device)
    if (result.ok) {
      // Counted before, so that guesses at the same moment are bounded; a player who knows the password pays nothing.
      if (!device) await refund('loginPerAddress', request.ip())
      await rememberDevice(ctx, form.email)
      return toAuthResponse(result.value)
    }
    switch (result.error.type) {
      case 'too_many_attempts':
        throw tooManyAttempts(result.error.retryAfterSeconds)
      case 'invalid_credentials':
        throw new Problem('E_INVALID_CREDENTIALS')
      case 'blocked':
        throw new Problem('E_BLOCKED')
      default:
        unreachable(result.error)
    }
  }
}
