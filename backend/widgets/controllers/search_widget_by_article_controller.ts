import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { pageHeaders } from '#shared/http/page_headers'
import { Problem } from '#shared/problem'
import { pageAddress } from '#partner_domains/contract'
import { WidgetReader } from '#widgets/queries/read_widget'
import { toWidgetBody } from '#widgets/transformers/widget_transformer'
import {
  searchByArticleValidator,
  widgetChoiceValidator,
} from '#widgets/validators/widget_validators'
import { widgetDataSchema } from '#widgets/wire/widget_data'

@inject()
export default class SearchWidgetByArticleController {
  static readonly operation = {
    summary:
      "A widget's games that fit what a page says of itself, and with a token the caller's own plays of them",
    auth: 'optional',
    path: { id: 'Id of the widget.' },
    query: widgetChoiceValidator,
    body: searchByArticleValidator,
    responses: { 200: widgetDataSchema },
  }

  constructor(private readonly widgets: WidgetReader) {}

  async handle({ auth, params, request, response }: HttpContext) {
    const {
      userId: _claimed,
      versusId,
      gameId = versusId,
      ...choice
    } = await widgetChoiceValidator.validate(request.qs())
    const { context, text, size } = await searchByArticleValidator.validate(request.body())
    const reading = await this.widgets.read({
      ...choice,
      widgetId: String(params.id),
      gameId,
      text,
      article: context,
      size: size ?? game.lists.widgetSize,
      userId: auth.user?.id ?? null,
      page: pageAddress(...pageHeaders(request)),
    })
    if (!reading) throw new Problem('E_NOT_FOUND')
    response.header('x-article-cache-hit', String(reading.fromCache))
    response.header('content-type', 'application/json; charset=utf-8')
    response.send(toWidgetBody(reading))
  }
}
