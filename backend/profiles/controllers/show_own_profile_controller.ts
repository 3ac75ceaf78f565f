import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import type { Profile } from '@sidepick/rules/types'
import { Problem } from '#shared/problem'
import { ProfilesContract } from '#profiles/contract'
import { toProfile } from '#profiles/transformers/profile'

@inject()
export default class ShowOwnProfileController {
  static readonly operation = {
    summary: "The caller's own profile, with what the session needs",
    auth: 'player',
    responses: {
      200: vine.object({
        id: vine.string().uuid(),
        username: vine.string(),
        avatar: vine.string().nullable(),
        profileColor: vine.string(),
        emailVerified: vine.boolean(),
        email: vine.string(),
        payoutEmail: vine.string().nullable(),
        roles: vine.array(vine.string()),
        tosSignedAt: vine.string().nullable(),
        lastTosSigned: vine.boolean(),
        adsDisabled: vine.boolean(),
      }),
    },
  }

  constructor(private profiles: ProfilesContract) {}

  async handle({ auth }: HttpContext): Promise<Profile> {
    const caller = auth.getUserOrFail()
    const user = await this.profiles.find(caller.id)
    if (user === null) throw new Problem('E_UNAUTHORIZED')
    return toProfile(user, caller.roles)
  }
}
