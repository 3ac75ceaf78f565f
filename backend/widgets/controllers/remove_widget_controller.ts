import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { Problem } from '#shared/problem'
import { removeWidget } from '#widgets/actions/remove_widget'

export default class RemoveWidgetController {
  static readonly operation = {
    summary: "Deletes one of the caller's widgets",
    auth: 'creator',
    responses: { 200: vine.object({ deleted: vine.boolean() }) },
  }

  async handle({ auth, params }: HttpContext) {
    const own = { id: String(params.id), creatorId: auth.getUserOrFail().id }
    const result = await removeWidget(own)
    if (!result.ok) throw new Problem('E_NOT_FOUND')
    return { deleted: true }
  }
}
