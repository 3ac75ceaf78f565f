import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { HotAnswers } from '#shared/hot_answers'
import { Problem } from '#shared/problem'
import type { PageAddress } from '#partner_domains/contract'
import { callerPage, strangerKey } from '#widgets/page_address'
import { WidgetReader } from '#widgets/queries/read_widget'
import { toWidgetBody } from '#widgets/transformers/widget_transformer'
import { widgetDataAnswer } from '#widgets/validators/widget_answers'

const answers = new HotAnswers<{ body: Buffer }>(game.cacheMs.hotAnswer)

@inject()
export default class ShowWidgetController {
  static readonly operation = {
    summary: "A widget's games, and with a token the caller's own plays of them",
    auth: 'optional',
    responses: { 200: widgetDataAnswer() },
  }

  constructor(private readonly widgets: WidgetReader) {}

  async handle({ auth, params, request, response }: HttpContext) {
    const userId = auth.user?.id ?? null
    const read = () => this.read(params.id, userId, callerPage(request))
    const { body } = userId ? await read() : await answers.get(strangerKey(request), read)
    response.header('content-type', 'application/json; charset=utf-8')
    response.header('cache-control', 'private, no-cache')
    response.send(body)
  }

  private async read(widgetId: string, userId: string | null, page: PageAddress) {
    const reading = await this.widgets.read({ widgetId, userId, page, size: game.lists.widgetSize })
    if (!reading) throw new Problem('E_NOT_FOUND')
    return { body: toWidgetBody(reading) }
  }
}
