import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { Problem } from '#shared/problem'
import { ProfilesContract, type PublicProfile } from '#profiles/contract'

@inject()
export default class ShowPublicProfileController {
  static readonly operation = {
    summary: 'What any player may see of another',
    auth: 'player',
    responses: {
      200: vine.object({
        id: vine.string().uuid(),
        username: vine.string(),
        avatar: vine.string().nullable(),
        profileColor: vine.string(),
      }),
    },
  }

  constructor(private profiles: ProfilesContract) {}

  async handle({ params }: HttpContext): Promise<PublicProfile> {
    const profile = (await this.profiles.listPublic([params.id])).get(params.id)
    if (profile === undefined) throw new Problem('E_NOT_FOUND')
    return profile
  }
}
