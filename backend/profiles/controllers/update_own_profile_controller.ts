import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Profile } from '@sidepick/rules/types'
import { Problem } from '#shared/problem'
import { UpdateOwnProfile } from '#profiles/actions/update_own_profile'
import { ProgressContract } from '#profiles/contract'
import { originProblem } from '#profiles/transformers/origin_problem'
import { toProfile } from '#profiles/transformers/profile'
import { updateProfileValidator } from '#profiles/validators/update_profile_validator'
import { profileSchema } from '#profiles/wire/profile'

@inject()
export default class UpdateOwnProfileController {
  static readonly operation = {
    summary: "Changes the caller's own profile: what is left out stays",
    auth: 'player',
    body: updateProfileValidator,
    problems: [
      'E_BIRTHDAY_SET',
      'E_COUNTRY',
      'E_NOT_FOUND',
      'E_REGION_LOCKED',
      'E_UNDERAGE',
      'E_USERNAME_TAKEN',
    ],
    responses: { 200: profileSchema },
  }

  constructor(
    private updateProfile: UpdateOwnProfile,
    private progress: ProgressContract
  ) {}

  async handle({ auth, request }: HttpContext): Promise<Profile> {
    const caller = auth.getUserOrFail()
    const changes = await updateProfileValidator.validate(request.body())
    const result = await this.updateProfile.handle(caller.id, changes)
    if (result.ok) {
      const user = result.value
      const progress = await this.progress.progressOf(user.id, user.language)
      return toProfile(user, caller.roles, progress)
    }
    switch (result.error.type) {
      case 'gone':
        throw new Problem('E_UNAUTHORIZED')
      case 'picture_unknown':
        throw new Problem('E_NOT_FOUND')
      case 'username_taken':
        throw new Problem('E_USERNAME_TAKEN')
      default:
        throw originProblem(result.error)
    }
  }
}
