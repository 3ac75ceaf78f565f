import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { findStanding } from '#remotes/queries/list_releases'
import { toWholeRelease } from '#remotes/transformers/release'
import { wholeReleaseSchema } from '#remotes/wire/release'

export default class ShowReleaseController {
  static readonly operation = {
    summary: 'One release, with its registry entry',
    auth: 'admin',
    path: { id: 'Id of the release.' },
    responses: { 200: wholeReleaseSchema },
  }

  async handle({ params }: HttpContext) {
    const found = await findStanding(String(params.id))
    if (found === null) throw new Problem('E_NOT_FOUND')
    return toWholeRelease(found)
  }
}
