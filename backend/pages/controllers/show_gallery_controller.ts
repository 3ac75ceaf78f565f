import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { BootstrapAnswer, Game, GalleryData, Locale } from '@sidepick/rules/types'
import { demoWidgetId } from '#database/demo/ids'
import { showAssets } from '#pages/queries/build_manifest'
import { contentSecurityPolicy, type InlineCode } from '#pages/headers/content_security_policy'
import { inlineJson, newNonce, sendPage } from '#shared/http/html'
import { sendNotFound } from '#pages/controllers/send_not_found'
import { APP_VERSION } from '#pages/queries/get_entry_data'
import { RemotesContract } from '#remotes/contract'
import { WidgetsContract } from '#widgets/contract'

const PAGE = { host: '', path: '/', query: '' }
const WIDGETS = {
  'en-us': demoWidgetId('daily_fold_inline'),
  'es-mx': demoWidgetId('la_sobremesa_inline'),
} satisfies Record<Locale, string>

/** The gallery of all cards and screens in every state; the view `frame` shows one of them as its remote ships it. */
@inject()
export default class ShowGalleryController {
  constructor(
    private readonly widgets: WidgetsContract,
    private readonly remotes: RemotesContract
  ) {}

  async handle(ctx: HttpContext) {
    const { params, response, view } = ctx
    const isFrame = params.view === 'frame'
    const bootstrap = await this.widgets.bootstrap({
      widgetId: WIDGETS['en-us'],
      page: PAGE,
      flavour: undefined,
      language: undefined,
      unitId: null,
    })
    const games = await this.games()
    if (!bootstrap || !games || (params.view && !isFrame)) return sendNotFound(ctx)
    const data: GalleryData = {
      view: isFrame ? 'frame' : 'index',
      remotes: [...bootstrap.remotes, ...(await this.remotes.consoleRemotes())],
      games,
      config: bootstrap.config,
      appVersion: APP_VERSION,
    }
    const assets = await showAssets('gallery')
    const style = `html,body,#vs-root{height:100%;margin:0}${assets.inlineStyles}`
    const styleNonce = newNonce()
    response.header('content-security-policy', policy(bootstrap, { style, styleNonce }))
    response.header('x-robots-tag', 'noindex')
    const html = await view.render('gallery', {
      lang: 'en-US',
      title: 'Cards and screens | Sidepick demo',
      assets,
      style,
      styleNonce,
      json: inlineJson(data),
    })
    return sendPage(ctx, html)
  }

  private async games(): Promise<Record<Locale, Game> | null> {
    const first = async (widgetId: string) => {
      const widget = await this.widgets.widgetData({ widgetId, userId: null, size: 1, page: PAGE })
      return widget?.playlist.games[0]
    }
    const [english, spanish] = [await first(WIDGETS['en-us']), await first(WIDGETS['es-mx'])]
    return english && spanish ? { 'en-us': english, 'es-mx': spanish } : null
  }
}

/** The policy of a widget page, with the gallery's own frames allowed. */
const policy = (bootstrap: BootstrapAnswer, code: InlineCode) =>
  contentSecurityPolicy(bootstrap, code).replace("frame-src 'none'", "frame-src 'self'")
