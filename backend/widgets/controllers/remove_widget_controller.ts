import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { removeWidget } from '#widgets/actions/remove_widget'
import { deletedSchema } from '#shared/openapi/component'

export default class RemoveWidgetController {
  static readonly operation = {
    summary: "Deletes one of the caller's widgets",
    auth: 'creator',
    path: { id: 'Id of the widget.' },
    responses: { 200: deletedSchema },
  }

  async handle({ auth, params }: HttpContext) {
    const own = { id: String(params.id), creatorId: auth.getUserOrFail().id }
    const result = await removeWidget(own)
    if (!result.ok) throw new Problem('E_NOT_FOUND')
    return { deleted: true }
  }
}
