import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { removeCustomUrl } from '#custom_urls/actions/remove_custom_url'
import { deletedSchema } from '#shared/openapi/component'

export default class RemoveCustomUrlController {
  static readonly operation = {
    summary: "Deletes one of the caller's short names, which stays taken",
    auth: 'creator',
    path: { id: 'Id of the short name.' },
    responses: { 200: deletedSchema },
  }

  async handle({ auth, params }: HttpContext) {
    const own = { id: String(params.id), creatorId: auth.getUserOrFail().id }
    const result = await removeCustomUrl(own)
    if (!result.ok) throw new Problem('E_NOT_FOUND')
    return { deleted: true }
  }
}
