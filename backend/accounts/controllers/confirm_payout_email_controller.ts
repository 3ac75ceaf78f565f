import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem, unreachable } from '#shared/problem'
import { ConfirmPayoutEmail } from '#accounts/actions/confirm_payout_email'
import { payoutPinValidator } from '#accounts/validators/payout_email_validators'
import { payoutEmailSchema } from '#accounts/wire/payout_email'

@inject()
export default class ConfirmPayoutEmailController {
  static readonly operation = {
    summary: 'Confirms with the PIN where payouts go',
    auth: 'player',
    body: payoutPinValidator,
    problems: ['E_PIN_EXPIRED', 'E_PIN_INVALID'],
    responses: { 200: payoutEmailSchema },
  }

  constructor(private confirm: ConfirmPayoutEmail) {}

  async handle({ auth, request }: HttpContext) {
    const { payoutEmail, pin } = await payoutPinValidator.validate(request.body())
    const result = await this.confirm.handle(pin, payoutEmail, auth.getUserOrFail())
    if (result.ok) return { payoutEmail }
    switch (result.error.type) {
      case 'pin_invalid':
        throw new Problem('E_PIN_INVALID')
      case 'pin_expired':
        throw new Problem('E_PIN_EXPIRED')
      case 'signed_out':
        throw new Problem('E_UNAUTHORIZED')
      default:
        unreachable(result.error)
    }
  }
}
