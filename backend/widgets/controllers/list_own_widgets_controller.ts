import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { sightOf } from '#shared/caller'
import { decodeCursor } from '#shared/pagination'
import { listOwnWidgets } from '#widgets/queries/list_own_widgets'
import { toOwnWidgetAnswer } from '#widgets/transformers/own_widget_transformer'
import { listOwnWidgetsValidator } from '#widgets/validators/own_widget_validators'
import { pageOf } from '#shared/openapi/component'
import { ownWidgetSchema } from '#widgets/wire/own_widget'

export default class ListOwnWidgetsController {
  static readonly operation = {
    summary: "The caller's widgets, the newest first; an admin sees everybody's",
    auth: 'creatorOrAdmin',
    query: listOwnWidgetsValidator,
    responses: {
      200: pageOf('OwnWidget', ownWidgetSchema),
    },
  }

  async handle({ auth, request }: HttpContext) {
    const { start, limit, creatorId } = await listOwnWidgetsValidator.validate(request.qs())
    const { items, next } = await listOwnWidgets({
      creatorId: sightOf(auth.getUserOrFail()) ?? creatorId ?? null,
      start: decodeCursor(start),
      limit: limit ?? game.lists.pageSize,
    })
    return { items: items.map(toOwnWidgetAnswer), next }
  }
}
