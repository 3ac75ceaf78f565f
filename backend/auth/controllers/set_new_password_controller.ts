import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { Problem } from '#shared/problem'
import { SetNewPassword } from '#auth/actions/set_new_password'
import { oneTimeBearer } from '#auth/one_time_bearer'
import { setNewPasswordValidator } from '#auth/validators/new_password_validators'

@inject()
export default class SetNewPasswordController {
  static readonly operation = {
    summary:
      'Gives the account of a mailed link its password, and ends every session; sign in next',
    auth: 'oneTime',
    body: setNewPasswordValidator,
    responses: { 200: vine.object({ changed: vine.boolean(), email: vine.string() }) },
  }

  constructor(private setNewPassword: SetNewPassword) {}

  async handle({ request }: HttpContext) {
    const token = oneTimeBearer(request.header('authorization'), 'pt_', 'E_TOKEN_EXPIRED')
    const form = await setNewPasswordValidator.validate(request.body())
    const result = await this.setNewPassword.handle(token, form.new_password)
    if (!result.ok) throw new Problem('E_TOKEN_EXPIRED')
    return { changed: true, email: result.value.email }
  }
}
