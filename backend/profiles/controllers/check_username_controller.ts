import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { checkUsername, type UsernameAnswer } from '#profiles/queries/check_username'
import { checkUsernameValidator } from '#profiles/validators/check_username_validator'

export default class CheckUsernameController {
  static readonly operation = {
    summary: 'Whether a username could be had now',
    auth: 'public',
    body: checkUsernameValidator,
    responses: {
      200: vine.object({
        available: vine.boolean(),
        reason: vine.enum(['taken', 'invalid', 'reserved']).optional(),
      }),
    },
  }

  async handle({ request }: HttpContext): Promise<UsernameAnswer> {
    const { username } = await checkUsernameValidator.validate(request.body())
    return checkUsername(username)
  }
}
