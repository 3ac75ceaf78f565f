import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { FindOwnPartners } from '#remotes/queries/find_own_partners'
import { findStanding } from '#remotes/queries/list_releases'
import { toWholeRelease } from '#remotes/transformers/release'
import { wholeReleaseSchema } from '#remotes/wire/release'

@inject()
export default class ShowOwnReleaseController {
  static readonly operation = {
    summary: "One of the partner's releases, with its registry entry",
    auth: 'player',
    path: { id: 'Id of the release.' },
    responses: { 200: wholeReleaseSchema },
  }

  constructor(private readonly findOwn: FindOwnPartners) {}

  async handle({ auth, params }: HttpContext) {
    const partners = await this.findOwn.handle(auth.getUserOrFail().id)
    const found = await findStanding(String(params.id))
    if (found === null || !partners.includes(found.release.entry.owner)) {
      throw new Problem('E_NOT_FOUND')
    }
    return toWholeRelease(found)
  }
}
