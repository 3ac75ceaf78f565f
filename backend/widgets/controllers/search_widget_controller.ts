import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { Problem } from '#shared/problem'
import { callerPage } from '#widgets/page_address'
import { WidgetReader } from '#widgets/queries/read_widget'
import { toWidgetBody } from '#widgets/transformers/widget_transformer'
import { widgetDataAnswer } from '#widgets/validators/widget_answers'
import { searchWidgetValidator } from '#widgets/validators/widget_validators'

@inject()
export default class SearchWidgetController {
  static readonly operation = {
    summary:
      "A widget's games chosen by the query, and with a token the caller's own plays of them",
    auth: 'optional',
    query: searchWidgetValidator,
    responses: { 200: widgetDataAnswer() },
  }

  constructor(private readonly widgets: WidgetReader) {}

  async handle({ auth, params, request, response }: HttpContext) {
    const query = await searchWidgetValidator.validate(request.qs())
    const { userId: _claimed, versusId, gameId = versusId, size, ...rest } = query
    const reading = await this.widgets.read({
      ...rest,
      widgetId: params.id,
      gameId,
      size: size ?? game.lists.widgetSize,
      userId: auth.user?.id ?? null,
      page: callerPage(request),
    })
    if (!reading) throw new Problem('E_NOT_FOUND')
    response.header('content-type', 'application/json; charset=utf-8')
    response.header('cache-control', 'private, no-cache')
    response.header('x-article-cache-hit', String(reading.fromCache))
    response.send(toWidgetBody(reading))
  }
}
