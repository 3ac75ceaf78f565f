import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { maskEmail } from '#shared/privacy/mask'
import { Problem } from '#shared/problem'
import { ProfilesContract } from '#profiles/contract'
import { oneTimeBearer } from '#auth/guard/one_time_bearer'
import { findOneTimeToken } from '#auth/store/one_time_tokens'
import { verificationSchema } from '#auth/wire/email'

/** Names the account before its owner says whether they made it. Links are passed on, so addresses are masked. */
@inject()
export default class CheckVerifyTokenController {
  static readonly operation = {
    summary: 'The account that a mailed link would verify; the link goes on working',
    auth: 'oneTime',
    problems: ['E_EMAIL_VERIFY'],
    responses: {
      200: verificationSchema,
    },
  }

  constructor(private profiles: ProfilesContract) {}

  async handle({ request }: HttpContext) {
    const value = oneTimeBearer(request.header('authorization'), 'vt_', 'E_EMAIL_VERIFY')
    const token = await findOneTimeToken('verify_email', value)
    const user = token?.userId ? await this.profiles.find(token.userId) : null
    if (user === null || user.email !== token?.email) throw new Problem('E_EMAIL_VERIFY')
    return {
      email: maskEmail(user.email),
      username: user.username,
      createdAt: new Date(user.createdAtMs).toISOString(),
      payoutEmail: user.payoutEmail && maskEmail(user.payoutEmail),
    }
  }
}
