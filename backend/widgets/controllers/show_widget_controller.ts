import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { answerHot } from '#shared/hot_answers'
import { Problem } from '#shared/problem'
import type { PageAddress } from '#partner_domains/contract'
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

  async handle(ctx: HttpContext) {
    const { auth, params, request } = ctx
    answerHot(ctx, {
      body: await this.read(params.id, auth.user?.id ?? null, callerPage(request)),
      headers: { 'cache-control': 'private, no-cache' },
      limit: 'widgetsPerAddress',
    })
  }

  private async read(widgetId: string, userId: string | null, page: PageAddress) {
    const reading = await this.widgets.read({ widgetId, userId, page, size: game.lists.widgetSize })
    if (!reading) throw new Problem('E_NOT_FOUND')
    return toWidgetBody(reading)
  }
}
