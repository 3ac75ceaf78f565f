import type { HttpContext } from '@adonisjs/core/http'
import { sightOf } from '#shared/http/caller'
import { Problem } from '#shared/problem'
import { findOwnCustomUrl } from '#custom_urls/queries/find_own_custom_url'
import { toOwnCustomUrlAnswer } from '#custom_urls/transformers/own_custom_url_transformer'
import { ownCustomUrlAnswer } from '#custom_urls/validators/custom_url_validators'

export default class ShowOwnCustomUrlController {
  static readonly operation = {
    summary: "One of the caller's short names; an admin sees everybody's",
    auth: 'creatorOrAdmin',
    responses: { 200: ownCustomUrlAnswer() },
  }

  async handle({ auth, params }: HttpContext) {
    const creatorId = sightOf(auth.getUserOrFail())
    const found = await findOwnCustomUrl({ id: String(params.id), creatorId })
    if (found === null) throw new Problem('E_NOT_FOUND')
    return toOwnCustomUrlAnswer(found)
  }
}
