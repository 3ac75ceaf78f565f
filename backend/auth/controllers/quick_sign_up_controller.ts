import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { senderOf } from '#shared/http/sender_of'
import { ReturnAddressesContract } from '#return_addresses/contract'
import { QuickSignUp } from '#auth/actions/quick_sign_up'
import { toQuickSignUpRequest } from '#auth/transformers/sign_up_request'
import { quickSignUpValidator } from '#auth/validators/quick_sign_up_validator'
import { newAccountSchema } from '#auth/wire/sign_up'

@inject()
export default class QuickSignUpController {
  static readonly operation = {
    summary: 'Makes an account of an e-mail alone; a mailed link gives it a password',
    auth: 'public',
    body: quickSignUpValidator,
    problems: ['E_EMAIL_TAKEN'],
    responses: { 201: newAccountSchema },
  }

  constructor(
    private quickSignUp: QuickSignUp,
    private addresses: ReturnAddressesContract
  ) {}

  async handle({ request, response }: HttpContext) {
    const form = await quickSignUpValidator.validate(request.body())
    const returnUrl = await this.addresses.ownPage(form.returnUrl)
    const evidence = senderOf(request)
    const result = await this.quickSignUp.handle(
      toQuickSignUpRequest({ ...form, returnUrl }, evidence)
    )
    if (!result.ok) throw new Problem('E_EMAIL_TAKEN')
    response.status(201)
    return { userId: result.value.id, email: result.value.email }
  }
}
