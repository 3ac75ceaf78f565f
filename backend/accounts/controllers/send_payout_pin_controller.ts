import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem, tooManyRequests, unreachable } from '#shared/problem'
import { SendPayoutPin } from '#accounts/actions/send_payout_pin'
import { payoutEmailValidator } from '#accounts/validators/payout_email_validators'
import { mailSentSchema } from '#shared/openapi/component'

@inject()
export default class SendPayoutPinController {
  static readonly operation = {
    summary: 'Mails a PIN, or another one, to the address that payouts shall go to',
    auth: 'player',
    body: payoutEmailValidator,
    responses: { 200: mailSentSchema },
  }

  constructor(private sendPin: SendPayoutPin) {}

  async handle({ auth, request }: HttpContext) {
    const { payoutEmail } = await payoutEmailValidator.validate(request.body())
    const result = await this.sendPin.handle(auth.getUserOrFail(), payoutEmail)
    if (result.ok) return { sent: true }
    switch (result.error.type) {
      case 'too_many_requests':
        throw tooManyRequests(result.error.retryAfterSeconds)
      case 'signed_out':
        throw new Problem('E_UNAUTHORIZED')
      default:
        unreachable(result.error)
    }
  }
}
