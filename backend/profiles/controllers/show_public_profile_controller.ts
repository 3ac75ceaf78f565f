import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { ProfilesContract, type PublicProfile } from '#profiles/contract'
import { publicProfileSchema } from '#profiles/wire/profile'

@inject()
export default class ShowPublicProfileController {
  static readonly operation = {
    summary: 'What any player may see of another',
    auth: 'player',
    path: { id: 'Id of the account.' },
    responses: {
      200: publicProfileSchema,
    },
  }

  constructor(private profiles: ProfilesContract) {}

  async handle({ params }: HttpContext): Promise<PublicProfile> {
    const profile = (await this.profiles.listPublic([params.id])).get(params.id)
    if (profile === undefined) throw new Problem('E_NOT_FOUND')
    return profile
  }
}
