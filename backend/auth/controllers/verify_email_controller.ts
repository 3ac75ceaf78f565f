import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { VerifyEmail } from '#auth/actions/verify_email'
import { oneTimeBearer } from '#auth/guard/one_time_bearer'
import { verifyEmailValidator } from '#auth/validators/verify_email_validator'
import { verifiedEmailSchema } from '#auth/wire/email'

@inject()
export default class VerifyEmailController {
  static readonly operation = {
    summary:
      'Takes a mailed link as proof of the address it was sent to; madeIt false clears the account for its owner',
    auth: 'oneTime',
    body: verifyEmailValidator,
    problems: ['E_EMAIL_VERIFY'],
    responses: {
      200: verifiedEmailSchema,
    },
  }

  constructor(private verifyEmail: VerifyEmail) {}

  async handle({ request }: HttpContext) {
    const token = oneTimeBearer(request.header('authorization'), 'vt_', 'E_EMAIL_VERIFY')
    const { madeIt = true } = await verifyEmailValidator.validate(request.body())
    const result = await this.verifyEmail.handle(token, madeIt)
    if (!result.ok) throw new Problem('E_EMAIL_VERIFY')
    const { email, passwordToken } = result.value
    return { verified: true, email, ...(passwordToken !== null && { passwordToken }) }
  }
}
