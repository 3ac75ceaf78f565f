import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { intlTag } from '@sidepick/rules/languages'
import type { EntryData } from '@sidepick/rules/types'
import { isId } from '#shared/ids'
import { pageAssets } from '#pages/queries/build_manifest'
import { readEntryRequest } from '#pages/entry/entry_request'
import { firstQuestion } from '#pages/entry/first_question'
import { inlineJson, newNonce, sendPage } from '#shared/http/html'
import { sendNotFound } from '#pages/controllers/send_not_found'
import { setPolicies } from '#pages/headers/page_policies'
import { queryText } from '#pages/entry/query_text'
import { targetOf } from '#pages/entry/target_address'
import { themeStyle } from '#pages/entry/theme_style'
import { getEntryData } from '#pages/queries/get_entry_data'
import { GamePlaysContract } from '#gameplays/contract'
import { ReturnAddressesContract } from '#return_addresses/contract'
import { WidgetsContract } from '#widgets/contract'

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
    const target = await targetOf(entry.init, this.addresses)
    if (target !== null) return response.redirect(target)

    const data = isId(params.widgetId)
      ? await getEntryData(
          {
            widgetId: params.widgetId.toLowerCase(),
            gameId: isId(params.gameId) ? params.gameId.toLowerCase() : undefined,
            flavour: queryText(request.input('flavour')),
            language: queryText(request.input('lang')),
            entry: { ...entry, init: withReferrer(entry.init, params.refUId) },
          },
          this.widgets,
          this.plays
        )
      : null
    if (!data) return sendNotFound(ctx, 'no_widget')
    await this.render(ctx, data)
  }

  private async render(ctx: HttpContext, data: EntryData) {
    const nonce = newNonce()
    const assets = await pageAssets()
    const critical = data.bootstrap.remotes.filter((remote) => remote.critical)
    setPolicies(ctx, data.bootstrap, nonce)
    const html = await ctx.view.render('widget', {
      nonce,
      assets,
      title: data.bootstrap.widget.creatorName,
      locale: data.locale,
      lang: intlTag(data.language),
      preloads: critical.flatMap(({ entry, integrity, preload }) => [
        { url: entry, integrity },
        ...preload,
      ]),
      question: firstQuestion(data),
      themeStyle: themeStyle(data.bootstrap.config.widgetTheme),
      json: inlineJson(data),
    })
    await sendPage(ctx, html)
  }
}

/** The referring player in the path overrides the one in the payload. */
function withReferrer(init: EntryData['init'], refUId: unknown): EntryData['init'] {
  return isId(refUId) ? { ...init, refUId } : init
}
