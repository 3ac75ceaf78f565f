import type { HttpContext } from '@adonisjs/core/http'
import { sightOf } from '#shared/caller'
import { Problem } from '#shared/problem'
import { findOwnWidget } from '#widgets/queries/find_own_widget'
import { toOwnWidgetAnswer } from '#widgets/transformers/own_widget_transformer'
import { ownWidgetSchema } from '#widgets/wire/own_widget'

export default class ShowOwnWidgetController {
  static readonly operation = {
    summary: "One of the caller's widgets; an admin sees everybody's",
    auth: 'creatorOrAdmin',
    path: { id: 'Id of the widget.' },
    responses: { 200: ownWidgetSchema },
  }

  async handle({ auth, params }: HttpContext) {
    const creatorId = sightOf(auth.getUserOrFail())
    const widget = await findOwnWidget({ id: String(params.id), creatorId })
    if (widget === null) throw new Problem('E_NOT_FOUND')
    return toOwnWidgetAnswer(widget)
  }
}
