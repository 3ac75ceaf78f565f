import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { answerHot } from '#shared/http/hot_answers'
import { pageHeaders } from '#shared/http/page_headers'
import { Problem } from '#shared/problem'
import { pageAddress } from '#partner_domains/contract'
import { cacheable } from '#widgets/wire/cacheable'
import { WidgetReader } from '#widgets/queries/read_widget'
import { toWidgetBody } from '#widgets/transformers/widget_transformer'
import { showWidgetValidator } from '#widgets/validators/widget_validators'
import { widgetDataSchema } from '#widgets/wire/widget_data'

@inject()
export default class ShowWidgetController {
  static readonly operation = {
    summary: "A widget's games, and with a token the caller's own plays of them",
    auth: 'optional',
    path: { id: 'Id of the widget.' },
    query: showWidgetValidator,
    responses: { 200: widgetDataSchema },
  }

  constructor(private readonly widgets: WidgetReader) {}

  async handle(ctx: HttpContext) {
    const { auth, params, request } = ctx
    answerHot(ctx, {
      body: await this.read(params.id, auth.user?.id ?? null, request),
      headers: cacheable(auth.user),
      limit: 'widgetsPerAddress',
    })
  }

  private async read(widgetId: string, userId: string | null, request: HttpContext['request']) {
    const choice = await showWidgetValidator.validate(request.qs())
    const size = game.lists.widgetSize
    const page = pageAddress(...pageHeaders(request))
    const reading = await this.widgets.read({ ...choice, widgetId, userId, page, size })
    if (!reading) throw new Problem('E_NOT_FOUND')
    return toWidgetBody(reading)
  }
}
