import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { safeTargetPath } from '@sidepick/rules/init_payload'
import { tooManyRequests } from '#shared/problem'
import { throttleMails } from '#shared/throttle_mails'
import { askForMail } from '#auth/actions/ask_for_mail'
import { resetPasswordValidator } from '#auth/validators/mail_wish_validators'

export default class ResetPasswordController {
  static readonly operation = {
    summary:
      'Mails a link to choose a new password, if there is such an account; says so either way',
    auth: 'public',
    body: resetPasswordValidator,
    responses: { 200: vine.object({ sent: vine.boolean() }) },
  }

  async handle({ request }: HttpContext) {
    const form = await resetPasswordValidator.validate(request.body())
    const waitSeconds = await throttleMails('password_link', form.email)
    if (waitSeconds !== null) throw tooManyRequests(waitSeconds)
    await askForMail('auth.password_link', {
      email: form.email,
      language: form.language ?? null,
      returnUrl: safeTargetPath(form.returnUrl),
    })
    return { sent: true }
  }
}
