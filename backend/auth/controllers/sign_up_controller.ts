import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { AuthResponse } from '@sidepick/rules/types'
import { Problem, unreachable } from '#shared/problem'
import { senderOf } from '#shared/http/sender_of'
import { ReturnAddressesContract } from '#return_addresses/contract'
import { SignUp } from '#auth/actions/sign_up'
import { rememberDevice } from '#auth/guard/known_devices'
import { commonPassword } from '#auth/domain/new_password'
import { toAuthResponse } from '#auth/transformers/auth_response'
import { toSignUpRequest } from '#auth/transformers/sign_up_request'
import { signUpValidator } from '#auth/validators/sign_up_validator'
import { authResponseSchema } from '#auth/wire/session'

@inject()
export default class SignUpController {
  static readonly operation = {
    summary: 'Makes an account and signs it in',
    auth: 'public',
    body: signUpValidator,
    problems: ['E_COUNTRY', 'E_EMAIL_TAKEN', 'E_UNDERAGE', 'E_USERNAME_TAKEN'],
    responses: { 201: authResponseSchema },
  }

  constructor(
    private signUp: SignUp,
    private addresses: ReturnAddressesContract
  ) {}

  async handle(ctx: HttpContext): Promise<AuthResponse> {
    const { request, response } = ctx
    const form = await signUpValidator.validate(request.body())
    const returnUrl = await this.addresses.ownPage(form.returnUrl)
    const evidence = senderOf(request)
    const result = await this.signUp.handle(toSignUpRequest({ ...form, returnUrl }, evidence))
    if (result.ok) {
      response.status(201)
      await rememberDevice(ctx, form.email)
      return toAuthResponse(result.value)
    }
    switch (result.error.type) {
      case 'email_taken':
        throw new Problem('E_EMAIL_TAKEN')
      case 'username_taken':
        throw new Problem('E_USERNAME_TAKEN')
      case 'common_password':
        throw commonPassword('password')
      default:
        unreachable(result.error)
    }
  }
}
