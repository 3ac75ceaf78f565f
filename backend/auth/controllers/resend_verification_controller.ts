import type { HttpContext } from '@adonisjs/core/http'
import { tooManyRequests } from '#shared/problem'
import { throttleMails } from '#shared/delivery/throttle_mails'
import { askForMail } from '#auth/actions/ask_for_mail'
import { resendVerificationValidator } from '#auth/validators/mail_wish_validators'
import { mailSentSchema } from '#shared/openapi/component'

export default class ResendVerificationController {
  static readonly operation = {
    summary: 'Mails the verification again, if user and e-mail belong together; says so either way',
    auth: 'public',
    body: resendVerificationValidator,
    responses: { 200: mailSentSchema },
  }

  async handle({ request }: HttpContext) {
    const { email, userId, language } = await resendVerificationValidator.validate(request.body())
    // The pair is the target: a stranger who knows one of the two must not use up the mails of the other.
    const waitSeconds = await throttleMails('verification', `${userId} ${email}`)
    if (waitSeconds !== null) throw tooManyRequests(waitSeconds)
    await askForMail('auth.verification', { email, userId, language: language ?? null })
    return { sent: true }
  }
}
