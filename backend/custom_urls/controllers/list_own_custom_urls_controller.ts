import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { sightOf } from '#shared/caller'
import { decodeCursor } from '#shared/pagination'
import { listOwnCustomUrls } from '#custom_urls/queries/list_own_custom_urls'
import { toOwnCustomUrlAnswer } from '#custom_urls/transformers/own_custom_url_transformer'
import { listCustomUrlsValidator } from '#custom_urls/validators/custom_url_validators'
import { pageOf } from '#shared/openapi/component'
import { ownCustomUrlSchema } from '#custom_urls/wire/custom_url'

export default class ListOwnCustomUrlsController {
  static readonly operation = {
    summary: "The caller's short names, the newest first; an admin sees everybody's",
    auth: 'creatorOrAdmin',
    query: listCustomUrlsValidator,
    responses: { 200: pageOf('OwnCustomUrl', ownCustomUrlSchema) },
  }

  async handle({ auth, request }: HttpContext) {
    const { start, limit, creatorId } = await listCustomUrlsValidator.validate(request.qs())
    const { items, next } = await listOwnCustomUrls({
      creatorId: sightOf(auth.getUserOrFail()) ?? creatorId ?? null,
      start: decodeCursor(start),
      limit: limit ?? game.lists.pageSize,
    })
    return { items: items.map(toOwnCustomUrlAnswer), next }
  }
}
