import type { HttpContext } from '@adonisjs/core/http'
import { checkUsername, type UsernameAnswer } from '#profiles/queries/check_username'
import { checkUsernameValidator } from '#profiles/validators/check_username_validator'
import { usernameCheckSchema } from '#profiles/wire/username_check'

export default class CheckUsernameController {
  static readonly operation = {
    summary: 'Whether a username could be had now',
    auth: 'public',
    body: checkUsernameValidator,
    responses: {
      200: usernameCheckSchema,
    },
  }

  async handle({ request }: HttpContext): Promise<UsernameAnswer> {
    const { username } = await checkUsernameValidator.validate(request.body())
    return checkUsername(username)
  }
}
