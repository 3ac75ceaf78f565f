import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { Problem } from '#shared/problem'
import { logOut } from '#auth/actions/log_out'
import { bearerToken } from '#auth/tokens'

const OTHER_TOKENS = ['at_', 'vt_', 'pt_', 'it_'] as const

export default class LogOutController {
  static readonly operation = {
    summary: 'Ends the session of a refresh token; one that is already over stays over',
    auth: 'refresh',
    responses: { 200: vine.object({ loggedOut: vine.boolean() }) },
  }

  async handle({ request }: HttpContext) {
    const header = request.header('authorization')
    // Another token ends nothing, and its session would go on while its holder believes it is over.
    if (OTHER_TOKENS.some((prefix) => bearerToken(header, prefix) !== null)) {
      throw new Problem('E_REFRESH_INVALID')
    }
    const token = bearerToken(header, 'rt_')
    if (token !== null) await logOut(token)
    return { loggedOut: true }
  }
}
