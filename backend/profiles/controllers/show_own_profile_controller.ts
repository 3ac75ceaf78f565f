import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Profile } from '@sidepick/rules/types'
import { Problem } from '#shared/problem'
import { ProfilesContract, ProgressContract } from '#profiles/contract'
import { toProfile } from '#profiles/transformers/profile'
import { profileSchema } from '#profiles/wire/profile'

@inject()
export default class ShowOwnProfileController {
  static readonly operation = {
    summary: "The caller's own profile, with what the session needs",
    auth: 'player',
    responses: { 200: profileSchema },
  }

  constructor(
    private profiles: ProfilesContract,
    private progress: ProgressContract
  ) {}

  async handle({ auth }: HttpContext): Promise<Profile> {
    const caller = auth.getUserOrFail()
    const user = await this.profiles.find(caller.id)
    if (user === null) throw new Problem('E_UNAUTHORIZED')
    return toProfile(user, caller.roles, await this.progress.progressOf(user.id, user.language))
  }
}
