import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { logOut } from '#auth/actions/log_out'
import { bearerToken } from '#auth/domain/tokens'
import { loggedOutSchema } from '#auth/wire/session'

export default class LogOutController {
  static readonly operation = {
    summary: 'Ends the session of a refresh token; one that is already over stays over',
    auth: 'refresh',
    problems: ['E_REFRESH_INVALID'],
    responses: { 200: loggedOutSchema },
  }

  async handle({ request }: HttpContext) {
    const token = bearerToken(request.header('authorization'), 'rt_')
    // Nothing else ends a session, and it would go on while its holder believes that it is over.
    if (token === null) throw new Problem('E_REFRESH_INVALID')
    await logOut(token)
    return { loggedOut: true }
  }
}
