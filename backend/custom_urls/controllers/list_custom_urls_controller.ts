import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor } from '#shared/pagination'
import { listOwnCustomUrls } from '#custom_urls/queries/list_own_custom_urls'
import { toOwnCustomUrlAnswer } from '#custom_urls/transformers/own_custom_url_transformer'
import { listCustomUrlsValidator } from '#custom_urls/validators/custom_url_validators'
import { pageOf } from '#shared/openapi/component'
import { ownCustomUrlSchema } from '#custom_urls/wire/custom_url'

export default class ListCustomUrlsController {
  static readonly operation = {
    summary: "Everybody's short names, the newest first",
    auth: 'admin',
    query: listCustomUrlsValidator,
    responses: { 200: pageOf('OwnCustomUrl', ownCustomUrlSchema) },
  }

  async handle({ request }: HttpContext) {
    const { start, limit, creatorId } = await listCustomUrlsValidator.validate(request.qs())
    const { items, next } = await listOwnCustomUrls({
      creatorId: creatorId ?? null,
      start: decodeCursor(start),
      limit: limit ?? game.lists.pageSize,
    })
    return { items: items.map(toOwnCustomUrlAnswer), next }
  }
}
