import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { quicksilverAsked } from '@sidepick/rules/games_choice'
import { sharedInArticle } from '@sidepick/rules/shared_article'
import { isId } from '#shared/ids'
import { answerHot, sendAnswer, type HotAnswer } from '#shared/http/hot_answers'
import { readEntryRequest, type EntryRequest } from '#pages/entry/entry_request'
import { isShared, OWN, SHARED, sharedPart } from '#pages/entry/is_shared'
import { articleLinkIn } from '#pages/entry/article_link'
import { sendNotFound } from '#pages/controllers/send_not_found'
import { sendSharedArticle } from '#pages/controllers/send_shared_article'
import { queryText } from '#pages/entry/query_text'
import { sharedResultIn } from '#pages/entry/shared_result'
import { targetOf } from '#pages/entry/target_address'
import { findSharedArticle } from '#pages/queries/find_shared_article'
import { getEntryPage } from '#pages/queries/get_entry_page'
import { GamePlaysContract } from '#gameplays/contract'
import { PartnerHostsContract } from '#partner_domains/contract'
import { ProfilesContract } from '#profiles/contract'
import { ReturnAddressesContract } from '#return_addresses/contract'
import { WidgetsContract } from '#widgets/contract'

const idOf = (text: unknown) => (isId(text) ? text.toLowerCase() : undefined)

const CORS = ['access-control-allow-origin', 'access-control-expose-headers']

/** The page inside the frame: the first question as HTML, with all its data inlined. */
@inject()
export default class ShowWidgetController {
  constructor(
    private readonly widgets: WidgetsContract,
    private readonly plays: GamePlaysContract,
    private readonly addresses: ReturnAddressesContract,
    private readonly partners: PartnerHostsContract,
    private readonly profiles: ProfilesContract
  ) {}

  async handle(ctx: HttpContext) {
    const { params, request, response } = ctx
    const entry = readEntryRequest(ctx)
    const target = await targetOf(entry, this.addresses, this.widgets)
    if (target !== null) return response.redirect(target)
    if (await this.leadsOn(ctx, entry)) return

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

  /** Whether the address was shared in an article, and leads there. A frame is no place for an article. */
  private async leadsOn(ctx: HttpContext, { init, isFramed }: EntryRequest): Promise<boolean> {
    const link = articleLinkIn(ctx)
    if (!link || isFramed || !isId(ctx.params.widgetId)) return false
    const gameId = idOf(ctx.params.gameId)
    const found = await findSharedArticle(
      {
        link,
        widgetId: ctx.params.widgetId.toLowerCase(),
        gameId,
        refUserId: idOf(ctx.params.refUId) ?? idOf(init.refUId),
        language: queryText(ctx.request.input('lang')) ?? init.lang,
      },
      { widgets: this.widgets, plays: this.plays, partners: this.partners }
    )
    if (!found) return false
    const { article } = link
    await sendSharedArticle(ctx, found, { article, gameId, ...sharedResultIn(ctx) })
    return true
  }

  /** The public name of the player whose challenge was followed. */
  private async challengerOf({ request }: HttpContext): Promise<{ challenger?: string }> {
    const id = idOf(request.input('versus_to'))
    const username = id && (await this.profiles.listPublic([id])).get(id)?.username
    return username ? { challenger: username } : {}
  }

  private async read(ctx: HttpContext, entry: EntryRequest) {
    const { decoded, init, page, isEmbedded, isFramed, isTopLevel } = entry
    const { params, request } = ctx
    const widgetId = String(params.widgetId).toLowerCase()
    // A reader who followed a shared link, which the address of the article tells.
    const followed = sharedInArticle(decoded.ref || isFramed ? page.query : '', widgetId)
    // The article's address, then the path, override the payload.
    const refUId = [followed.refUserId, params.refUId].find(isId)
    return getEntryPage(
      {
        widgetId,
        sharedGameId: idOf(followed.gameId),
        gameId: idOf(params.gameId),
        ...sharedResultIn(ctx),
        ...(await this.challengerOf(ctx)),
        flavour: queryText(request.input('flavour')) ?? init.flavour,
        language: queryText(request.input('lang')) ?? init.lang,
        page,
        quicksilver: quicksilverAsked(request.parsedUrl.query, page.query),
        isEmbedded,
        isTopLevel,
        unitId: init.analyticsDeviceId ?? null,
        init: {
          ...sharedPart(init),
          // A page that could not be opened here; the widget says so.
          ...(init.targetUrl ? { targetUrl: init.targetUrl } : {}),
          // Loaders before the frame had a name.
          ...(init.iid ? { iid: init.iid } : {}),
          ...(refUId ? { refUId } : {}),
        },
      },
      this.widgets,
      this.plays
    )
  }
}
