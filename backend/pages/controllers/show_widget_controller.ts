import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { quicksilverAsked } from '@sidepick/rules/games_choice'
import { isId } from '#shared/ids'
import { answerHot, sendAnswer, type HotAnswer } from '#shared/http/hot_answers'
import { readEntryRequest, type EntryRequest } from '#pages/entry/entry_request'
import { isShared, OWN, SHARED, sharedPart } from '#pages/entry/is_shared'
import { sendNotFound } from '#pages/controllers/send_not_found'
import { queryText } from '#pages/entry/query_text'
import { sharedResultIn } from '#pages/entry/shared_result'
import { targetOf } from '#pages/entry/target_address'
import { getEntryPage } from '#pages/queries/get_entry_page'
import { GamePlaysContract } from '#gameplays/contract'
import { ReturnAddressesContract } from '#return_addresses/contract'
import { WidgetsContract } from '#widgets/contract'

const CORS = ['access-control-allow-origin', 'access-control-expose-headers']

/** The page inside the frame: the first question as HTML, with all its data inlined. */
@inject()
export default class ShowWidgetController {
  constructor(
    private readonly widgets: WidgetsContract,
    private readonly plays: GamePlaysContract,
    private readonly addresses: ReturnAddressesContract
  ) {}

  async handle(ctx: HttpContext) {
    const { params, request, response } = ctx
    const entry = readEntryRequest(ctx)
    const target = await targetOf(entry, this.addresses, this.widgets)
    if (target !== null) return response.redirect(target)

    const page = isId(params.widgetId) ? await this.read(ctx, entry) : null
    if (!page) return sendNotFound(ctx, 'no_widget')
    const { dependsOnFrame, ...rest } = page
    const mayShare = !dependsOnFrame && isShared(entry.decoded, request.qs())
    const answer: HotAnswer = {
      ...rest,
      headers: { ...page.headers, 'cache-control': mayShare ? SHARED : OWN },
      limit: 'otherPerAddress',
    }
    // Opened, never read by another origin: a cache that ignores `vary` would give one origin's leave to another.
    for (const name of CORS) response.removeHeader(name)
    if (mayShare) return answerHot(ctx, answer)
    const headers = { ...response.getHeaders(), ...answer.headers }
    sendAnswer(request.request, response.response, { ...answer, headers })
  }

  private read(ctx: HttpContext, { init, page, isTopLevel }: EntryRequest) {
    const { params, request } = ctx
    return getEntryPage(
      {
        widgetId: String(params.widgetId).toLowerCase(),
        gameId: isId(params.gameId) ? params.gameId.toLowerCase() : undefined,
        ...sharedResultIn(ctx),
        flavour: queryText(request.input('flavour')) ?? init.flavour,
        language: queryText(request.input('lang')) ?? init.lang,
        page,
        quicksilver: quicksilverAsked(request.parsedUrl.query, page.query),
        isTopLevel,
        unitId: init.analyticsDeviceId ?? null,
        init: {
          ...sharedPart(init),
          // A page that could not be opened here; the widget says so.
          ...(init.targetUrl ? { targetUrl: init.targetUrl } : {}),
          // Loaders before the frame had a name.
          ...(init.iid ? { iid: init.iid } : {}),
          // The referring player in the path overrides the one in the payload.
          ...(isId(params.refUId) ? { refUId: params.refUId } : {}),
        },
      },
      this.widgets,
      this.plays
    )
  }
}
