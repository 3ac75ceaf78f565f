import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { Problem, unreachable } from '#shared/problem'
import { EditProfile } from '#profiles/actions/edit_profile'
import { toAdminProfile } from '#profiles/transformers/admin_profile'
import { editProfileValidator } from '#profiles/validators/admin_profile_validators'
import { adminProfileSchema } from '#profiles/wire/admin_profile'

@inject()
export default class EditProfileController {
  static readonly operation = {
    summary: "Changes somebody's profile: what is left out stays",
    auth: 'admin',
    path: { id: 'Id of the account.' },
    body: editProfileValidator,
    problems: ['E_UNDERAGE', 'E_USERNAME_TAKEN'],
    responses: { 200: adminProfileSchema },
  }

  constructor(private editProfile: EditProfile) {}

  async handle(ctx: HttpContext) {
    const changes = await editProfileValidator.validate(ctx.request.body())
    const result = await this.editProfile.handle(String(ctx.params.id), changes, actorOf(ctx))
    if (result.ok) return toAdminProfile(result.value)
    switch (result.error.type) {
      case 'not_found':
        throw new Problem('E_NOT_FOUND')
      case 'username_taken':
        throw new Problem('E_USERNAME_TAKEN')
      default:
        unreachable(result.error.type)
    }
  }
}
