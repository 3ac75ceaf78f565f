import type { HttpContext } from '@adonisjs/core/http'
import { keepAccountVariants } from '#experiments/actions/keep_account_variants'
import { accountVariantsValidator } from '#experiments/validators/account_variants_validator'
import { accountVariantsSchema } from '#experiments/wire/account_variants'

export default class KeepAccountVariantsController {
  static readonly operation = {
    summary:
      "Keeps a device's variants for the account where it has none, and tells the account's for the device's gaps",
    auth: 'player',
    body: accountVariantsValidator,
    responses: { 200: accountVariantsSchema },
  }

  async handle({ auth, request }: HttpContext) {
    const { assigned } = await accountVariantsValidator.validate(request.body())
    return { assigned: await keepAccountVariants(auth.getUserOrFail().id, assigned) }
  }
}
