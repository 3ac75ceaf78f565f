import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { answerHot, type HotAnswer } from '#shared/http/hot_answers'
import { pageHeaders } from '#shared/http/page_headers'
import { Problem } from '#shared/problem'
import { pageAddress } from '#partner_domains/contract'
import { cacheable } from '#widgets/wire/cacheable'
import { WidgetReader } from '#widgets/queries/read_widget'
import { toWidgetBody } from '#widgets/transformers/widget_transformer'
import { searchWidgetValidator } from '#widgets/validators/widget_validators'
import { widgetDataSchema } from '#widgets/wire/widget_data'

@inject()
export default class SearchWidgetController {
  static readonly operation = {
    summary:
      "A widget's games chosen by the query, and with a token the caller's own plays of them",
    auth: 'optional',
    path: { id: 'Id of the widget.' },
    query: searchWidgetValidator,
    responses: { 200: widgetDataSchema },
  }

  constructor(private readonly widgets: WidgetReader) {}

  async handle(ctx: HttpContext) {
    const { auth, params, request } = ctx
    const { body, fromCache } = await this.read(params.id, auth.user?.id ?? null, request)
    const answer = (isHit: boolean): HotAnswer => ({
      body,
      headers: { ...cacheable(auth.user), 'x-article-cache-hit': String(isHit) },
      limit: 'widgetsPerAddress',
    })
    answerHot(ctx, answer(fromCache), answer(true))
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
      page: pageAddress(...pageHeaders(request)),
    })
    if (!reading) throw new Problem('E_NOT_FOUND')
    return { body: toWidgetBody(reading), fromCache: reading.fromCache }
  }
}
