import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { tooManyRequests } from '#shared/problem'
import { throttleMails } from '#shared/delivery/throttle_mails'
import { ReturnAddressesContract } from '#return_addresses/contract'
import { askForMail } from '#auth/actions/ask_for_mail'
import { knownDevice } from '#auth/guard/known_devices'
import { resetPasswordValidator } from '#auth/validators/mail_wish_validators'
import { mailSentSchema } from '#shared/openapi/component'

@inject()
export default class ResetPasswordController {
  static readonly operation = {
    summary:
      'Mails a link to choose a new password, if there is such an account; says so either way',
    auth: 'public',
    body: resetPasswordValidator,
    responses: { 200: mailSentSchema },
  }

  constructor(private addresses: ReturnAddressesContract) {}

  async handle(ctx: HttpContext) {
    const form = await resetPasswordValidator.validate(ctx.request.body())
    // All known devices together have a second budget: one for each would let them flood the mailbox.
    const target = knownDevice(ctx, form.email) ? `known:${form.email}` : form.email
    const waitSeconds = await throttleMails('password_link', target)
    if (waitSeconds !== null) throw tooManyRequests(waitSeconds)
    await askForMail('auth.password_link', {
      email: form.email,
      language: form.language ?? null,
      returnUrl: await this.addresses.ownPage(form.returnUrl),
    })
    return { sent: true }
  }
}
