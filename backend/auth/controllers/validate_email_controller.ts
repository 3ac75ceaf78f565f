import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { isDisposableEmail } from 'disposable-email-domains-js'
import { ProfilesContract } from '#profiles/contract'
import { readEmail } from '#shared/http/validation/email'
import { validateEmailValidator } from '#auth/validators/validate_email_validator'
import { emailCheckSchema } from '#auth/wire/email'

@inject()
export default class ValidateEmailController {
  static readonly operation = {
    summary: 'Whether a text is an address that mail stays in, and whether it could sign up now',
    auth: 'public',
    body: validateEmailValidator,
    responses: { 200: emailCheckSchema },
  }

  constructor(private profiles: ProfilesContract) {}

  async handle({ request }: HttpContext) {
    const form = await validateEmailValidator.validate(request.body())
    const email = await readEmail(form.email)
    if (email === null || isDisposableEmail(email)) return { valid: false, available: false }
    return { valid: true, available: (await this.profiles.findByEmail(email)) === null }
  }
}
