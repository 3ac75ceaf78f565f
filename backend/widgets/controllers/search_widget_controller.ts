import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { HotAnswers } from '#shared/hot_answers'
import { Problem } from '#shared/problem'
import { callerPage, strangerKey } from '#widgets/page_address'
import { WidgetReader } from '#widgets/queries/read_widget'
import { toWidgetBody } from '#widgets/transformers/widget_transformer'
import { widgetDataAnswer } from '#widgets/validators/widget_answers'
import { searchWidgetValidator } from '#widgets/validators/widget_validators'

const answers = new HotAnswers<{ body: Buffer; fromCache: boolean }>(game.cacheMs.hotAnswer)

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
    const userId = auth.user?.id ?? null
    let ready = true
    const read = () => {
      ready = false
      return this.read(params.id, userId, request)
    }
    const { body, fromCache } = userId
      ? await read()
      : await answers.get(strangerKey(request), read)
    response.header('content-type', 'application/json; charset=utf-8')
    response.header('cache-control', 'private, no-cache')
    response.header('x-article-cache-hit', String(ready || fromCache))
    response.send(body)
  }

  private async read(widgetId: string, userId: string | null, request: HttpContext['request']) {
    const query = await searchWidgetValidator.validate(request.qs())
    const { userId: _claimed, versusId, gameId = versusId, size, ...rest } = query
    const reading = await this.widgets.read({
      ...rest,
      widgetId,
      gameId,
      size: size ?? game.lists.widgetSize,
      userId,
      page: callerPage(request),
    })
    if (!reading) throw new Problem('E_NOT_FOUND')
    return { body: toWidgetBody(reading), fromCache: reading.fromCache }
  }
}
