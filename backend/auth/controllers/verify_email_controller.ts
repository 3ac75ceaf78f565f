import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { Problem } from '#shared/problem'
import { VerifyEmail } from '#auth/actions/verify_email'
import { oneTimeBearer } from '#auth/one_time_bearer'

@inject()
export default class VerifyEmailController {
  static readonly operation = {
    summary: 'Takes a mailed link as proof of the address it was sent to',
    auth: 'oneTime',
    responses: { 200: vine.object({ verified: vine.boolean(), email: vine.string() }) },
  }

  constructor(private verifyEmail: VerifyEmail) {}

  async handle({ request }: HttpContext) {
    const token = oneTimeBearer(request.header('authorization'), 'vt_', 'E_EMAIL_VERIFY')
    const result = await this.verifyEmail.handle(token)
    if (!result.ok) throw new Problem('E_EMAIL_VERIFY')
    return { verified: true, email: result.value.email }
  }
}
