import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { AuthResponse } from '@sidepick/rules/types'
import { Problem, unreachable } from '#shared/problem'
import { SignUp } from '#auth/actions/sign_up'
import { authResponseSchema, toAuthResponse } from '#auth/transformers/auth_response'
import { toSignUpRequest } from '#auth/transformers/sign_up_request'
import { signUpValidator } from '#auth/validators/sign_up_validator'

@inject()
export default class SignUpController {
  static readonly operation = {
    summary: 'Makes an account and signs it in',
    auth: 'public',
    body: signUpValidator,
    responses: { 201: authResponseSchema },
  }

  constructor(private signUp: SignUp) {}

  async handle({ request, response }: HttpContext): Promise<AuthResponse> {
    const form = await signUpValidator.validate(request.body())
    const evidence = { ip: request.ip(), userAgent: request.header('user-agent') ?? null }
    const result = await this.signUp.handle(toSignUpRequest(form, evidence))
    if (result.ok) {
      response.status(201)
      return toAuthResponse(result.value)
    }
    switch (result.error.type) {
      case 'email_taken':
        throw new Problem('E_EMAIL_TAKEN')
      case 'username_taken':
        throw new Problem('E_USERNAME_TAKEN')
      default:
        unreachable(result.error)
    }
  }
}
