import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { Problem } from '#shared/problem'
import { findCustomUrl } from '#custom_urls/queries/find_custom_url'

export default class ShowCustomUrlController {
  static readonly operation = {
    summary: 'The widget a short name stands for; 404 when it is unknown or switched off',
    auth: 'public',
    responses: {
      200: vine.object({
        id: vine.string().uuid(),
        url: vine.string(),
        widgetId: vine.string().uuid(),
        gameId: vine.string().uuid().nullable(),
        creatorId: vine.string().uuid(),
        flavour: vine.string().nullable(),
        active: vine.boolean(),
      }),
    },
  }

  async handle({ params }: HttpContext) {
    const found = await findCustomUrl(params.url)
    if (!found) throw new Problem('E_NOT_FOUND')
    return found
  }
}
