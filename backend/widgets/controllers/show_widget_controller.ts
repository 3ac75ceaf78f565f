import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { Problem } from '#shared/problem'
import { callerPage } from '#widgets/page_address'
import { WidgetReader } from '#widgets/queries/read_widget'
import { toWidgetBody } from '#widgets/transformers/widget_transformer'
import { widgetDataAnswer } from '#widgets/validators/widget_answers'

@inject()
export default class ShowWidgetController {
  static readonly operation = {
    summary: "A widget's games, and with a token the caller's own plays of them",
    auth: 'optional',
    responses: { 200: widgetDataAnswer() },
  }

  constructor(private readonly widgets: WidgetReader) {}

  async handle({ auth, params, request, response }: HttpContext) {
    const reading = await this.widgets.read({
      widgetId: params.id,
      size: game.lists.widgetSize,
      userId: auth.user?.id ?? null,
      page: callerPage(request),
    })
    if (!reading) throw new Problem('E_NOT_FOUND')
    response.header('content-type', 'application/json; charset=utf-8')
    response.header('cache-control', 'private, no-cache')
    response.send(toWidgetBody(reading))
  }
}
