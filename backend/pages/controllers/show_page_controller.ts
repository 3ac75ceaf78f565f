import { errors, inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { screenAt } from '@sidepick/rules/screens'
import type { PageData, RemoteEntry } from '@sidepick/rules/types'
import { pageAssets } from '#pages/build_manifest'
import { contentSecurityPolicy, newNonce } from '#pages/content_security_policy'
import { readEntryRequest } from '#pages/entry_request'
import { inlineJson, sendPage } from '#pages/html'
import { sendNotFound } from '#pages/not_found'
import { getPageData } from '#pages/queries/get_page_data'
import { queryText } from '#pages/query_text'
import { themeStyle } from '#pages/theme_style'
import { WidgetsContract } from '#widgets/contract'

/** Every address that no route knows: a page when a screen of the registry has it, and the page that says there is none. */
@inject()
export default class ShowPageController {
  constructor(private readonly widgets: WidgetsContract) {}

  async handle(ctx: HttpContext) {
    const { request, params } = ctx
    const data = await getPageData(
      {
        flavour: queryText(request.input('flavour')),
        language: queryText(request.input('lang')),
        entry: readEntryRequest(ctx),
      },
      this.widgets
    )
    const { remotes } = data.bootstrap
    const found = screenAt(remotes, `/${(params['*'] as string[]).join('/')}`)
    if (found) return this.render(ctx, data, remoteOf(remotes, found.screen.name))
    if (request.header('accept')?.includes('text/html')) return sendNotFound(ctx)
    throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
  }

  private async render(ctx: HttpContext, data: PageData, remote: RemoteEntry | undefined) {
    const { request, response, view } = ctx
    const nonce = newNonce()
    response.header('content-security-policy', contentSecurityPolicy(data.bootstrap, nonce))
    response.header('x-robots-tag', 'noindex')
    const html = await view.render('page', {
      nonce,
      assets: await pageAssets(),
      title: data.bootstrap.brand.name,
      locale: data.locale,
      preloads: remote
        ? [{ url: remote.entry, integrity: remote.integrity }, ...remote.preload]
        : [],
      themeStyle: themeStyle(data.bootstrap.config.widgetTheme),
      json: inlineJson(data),
    })
    await sendPage(ctx, html)
    response.header('cache-control', 'no-store')
    // An address with a one-time token is told to nobody the page talks to.
    if (TOKEN_PARAMS.some((name) => request.input(name) !== undefined)) {
      response.header('referrer-policy', 'no-referrer')
    }
  }
}

/** Parts of a query that hold a one-time token. */
const TOKEN_PARAMS = ['token', 'invite']

const remoteOf = (remotes: RemoteEntry[], screen: string) =>
  remotes.find(({ screens }) => screens.some(({ name }) => name === screen))
