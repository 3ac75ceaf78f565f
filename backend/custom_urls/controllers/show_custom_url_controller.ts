import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { findCustomUrl } from '#custom_urls/queries/find_custom_url'
import { customUrlSchema } from '#custom_urls/wire/custom_url'

export default class ShowCustomUrlController {
  static readonly operation = {
    summary: 'The widget a short name stands for; 404 when it is unknown or switched off',
    auth: 'public',
    path: { url: 'The short name: the part after /custom/ of its address.' },
    responses: {
      200: customUrlSchema,
    },
  }

  async handle({ params }: HttpContext) {
    const found = await findCustomUrl(params.url)
    if (!found) throw new Problem('E_NOT_FOUND')
    return found
  }
}
