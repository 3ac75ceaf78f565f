import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { oneTimeBearer } from '#auth/guard/one_time_bearer'
import { findOneTimeToken } from '#auth/store/one_time_tokens'
import { resetLinkSchema } from '#auth/wire/password'

export default class CheckResetTokenController {
  static readonly operation = {
    summary: 'Whether a mailed link to choose a password still works; it goes on working',
    auth: 'oneTime',
    problems: ['E_TOKEN_EXPIRED'],
    responses: { 200: resetLinkSchema },
  }

  async handle({ request }: HttpContext) {
    const value = oneTimeBearer(request.header('authorization'), 'pt_', 'E_TOKEN_EXPIRED')
    const token = await findOneTimeToken('reset_password', value)
    if (token === null) throw new Problem('E_TOKEN_EXPIRED')
    return { valid: true, email: token.email }
  }
}
