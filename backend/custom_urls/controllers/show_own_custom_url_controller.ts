import type { HttpContext } from '@adonisjs/core/http'
import { sightOf } from '#shared/caller'
import { Problem } from '#shared/problem'
import { findOwnCustomUrl } from '#custom_urls/queries/find_own_custom_url'
import { toOwnCustomUrlAnswer } from '#custom_urls/transformers/own_custom_url_transformer'
import { ownCustomUrlSchema } from '#custom_urls/wire/custom_url'

export default class ShowOwnCustomUrlController {
  static readonly operation = {
    summary: "One of the caller's short names; an admin sees everybody's",
    auth: 'creatorOrAdmin',
    path: { id: 'Id of the short name.' },
    responses: { 200: ownCustomUrlSchema },
  }

  async handle({ auth, params }: HttpContext) {
    const creatorId = sightOf(auth.getUserOrFail())
    const found = await findOwnCustomUrl({ id: String(params.id), creatorId })
    if (found === null) throw new Problem('E_NOT_FOUND')
    return toOwnCustomUrlAnswer(found)
  }
}
