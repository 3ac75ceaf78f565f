import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import { CustomUrlsContract } from '#custom_urls/contract'
import { articleLinkIn, articleQuery } from '#pages/entry/article_link'
import { readEntryRequest } from '#pages/entry/entry_request'
import { isShared, SHARED } from '#pages/entry/is_shared'
import { sendNotFound } from '#pages/controllers/send_not_found'
import { queryText } from '#pages/entry/query_text'
import { sharedResultIn } from '#pages/entry/shared_result'

/** custom/{customId}/{gameId?}: redirects from a short name to its widget, or to the game that a challenger shared. */
@inject()
export default class EnterCustomController {
  constructor(private readonly customUrls: CustomUrlsContract) {}

  async handle(ctx: HttpContext) {
    const { params, request, response, logger } = ctx
    const name = String(params.customId ?? '')
    if (name === '') logger.error('custom id is empty')
    const custom = name === '' ? null : await this.customUrls.find(name.toLowerCase())
    if (!custom) return sendNotFound(ctx, 'no_widget')

    const versusId = queryText(request.input('versusId'))
    const flavour = versusId ? 'search-partner' : custom.flavour
    const challengerId = queryText(request.input('versus_to'))
    const { init, decoded } = readEntryRequest(ctx)
    const gameId = versusId ?? queryText(params.gameId) ?? custom.gameId
    const path = `/widget/${custom.widgetId}${gameId ? `/game/${encodeURIComponent(gameId)}` : ''}`
    const query = new URLSearchParams({
      ...(versusId ? { versusId, flavour: 'search-partner' } : {}),
      ...(challengerId ? { versus_to: challengerId } : {}),
      ...sharedResultIn(ctx),
      ...articleQuery(articleLinkIn(ctx)),
    }).toString()
    const payload = encodeInitPayload({
      ...init,
      widgetId: custom.widgetId,
      // A sign-in below this payload returns by the same way.
      customPath: customPathOf(name, queryText(params.gameId), versusId),
      ...(flavour ? { flavour } : {}),
      ...refU(challengerId),
    })
    if (isShared(decoded, request.qs())) response.header('cache-control', SHARED)
    return response.redirect(`/go/${payload}${path}${query && `?${query}`}`)
  }
}

const customPathOf = (name: string, gameId?: string, versusId?: string) =>
  `/custom/${encodeURIComponent(name)}${gameId ? `/${encodeURIComponent(gameId)}` : ''}` +
  (versusId ? `?${new URLSearchParams({ versusId })}` : '')

/** The player who shared the challenge is the referrer. */
const refU = (userId: string | undefined) => (userId ? { refUId: userId } : {})
