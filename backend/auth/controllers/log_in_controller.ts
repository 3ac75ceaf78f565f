import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { AuthResponse } from '@sidepick/rules/types'
import { Problem, unreachable } from '#shared/problem'
import { throttle } from '#shared/throttle'
import { LogIn } from '#auth/actions/log_in'
import { authResponseSchema, toAuthResponse } from '#auth/transformers/auth_response'
import { logInValidator } from '#auth/validators/log_in_validator'

@inject()
export default class LogInController {
  static readonly operation = {
    summary: 'Signs a player in with e-mail and password',
    auth: 'public',
    body: logInValidator,
    responses: { 200: authResponseSchema },
  }

  constructor(private logIn: LogIn) {}

  async handle({ request }: HttpContext): Promise<AuthResponse> {
    const waitSeconds = await throttle('loginPerAddress', request.ip())
    if (waitSeconds !== null) throw tooManyAttempts(waitSeconds)
    const result = await this.logIn.handle(await request.validateUsing(logInValidator))
    if (result.ok) return toAuthResponse(result.value)
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

function tooManyAttempts(seconds: number): Problem {
  return new Problem('E_TOO_MANY_ATTEMPTS', { headers: { 'retry-after': String(seconds) } })
}
