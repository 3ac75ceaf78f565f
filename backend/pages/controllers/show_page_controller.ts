import { errors, inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { intlTag } from '@sidepick/rules/languages'
import { isConsolePath, isIdlePath } from '@sidepick/rules/own_address'
import { isPlatforms } from '@sidepick/rules/owners'
import { screenAt } from '@sidepick/rules/screens'
import type { PageData, RemoteEntry, ScreenEntry } from '@sidepick/rules/types'
import { themeStyle } from '@sidepick/rules/theme_style'
import { home } from '#config/home'
import { isId } from '#shared/ids'
import { pageAssets } from '#pages/queries/build_manifest'
import { readEntryRequest } from '#pages/entry/entry_request'
import { inlineJson, newNonce, sendPage } from '#shared/http/html'
import { wantsPage } from '#shared/http/notice/send_notice'
import { sendNotFound } from '#pages/controllers/send_not_found'
import { endsPopup } from '#pages/headers/opener_policy'
import { setPolicies } from '#pages/headers/page_policies'
import { getPageData } from '#pages/queries/get_page_data'
import { queryText } from '#pages/entry/query_text'
import { framedByNamed } from '#pages/entry/target_address'
import { PAGE_STYLE } from '#pages/entry/page_style'
import { WidgetsContract } from '#widgets/contract'

/** Every address without a route: a page if a screen of the registry has it, else the 404 page. */
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
    const path = `/${((params['*'] as string[] | undefined) ?? []).join('/')}`
    const screen = screenAt(remotes, path)?.screen
    if (isConsolePath(path)) {
      await this.render(ctx, data, undefined, newNonce())
      return setFrames(ctx)
    }
    if (path === HOME) return this.render(ctx, { ...data, ...(await this.home()) }, screen)
    if (screen || isIdlePath(path)) return this.render(ctx, data, screen)
    if (wantsPage(ctx)) return sendNotFound(ctx)
    throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
  }

  /** Where strangers play; the host shows players another page. */
  private async home(): Promise<Pick<PageData, 'home'>> {
    const { widgetId } = home
    const isThere = isId(widgetId) && (await this.widgets.find(widgetId)) !== null
    return isThere ? { home: `/widget/${widgetId}` } : {}
  }

  private async render(
    ctx: HttpContext,
    all: PageData,
    screen: ScreenEntry | undefined,
    styleNonce?: string
  ) {
    const { request, response, view } = ctx
    const remote = screen && remoteOf(all.bootstrap.remotes, screen)
    // The home shows the platform's screens without loading another document.
    const data = !remote || isPlatforms(remote) ? withoutPartners(all) : all
    const bootstrap = framedByNamed(data.bootstrap)
    const assets = await pageAssets()
    const style = `${PAGE_STYLE}${assets.inlineStyles}${themeStyle(data.bootstrap.config)}${COLOURS}`
    setPolicies(ctx, bootstrap, { style, styleNonce })
    if (endsPopup(screen, ctx)) response.header('cross-origin-opener-policy', 'unsafe-none')
    response.header('x-robots-tag', 'noindex')
    const html = await view.render('page', {
      assets,
      style,
      styleNonce,
      title: data.bootstrap.brand.name,
      locale: data.locale,
      lang: intlTag(data.language),
      preloads: remote
        ? [{ url: remote.entry, integrity: remote.integrity }, ...remote.preload]
        : [],
      json: inlineJson(data),
    })
    await sendPage(ctx, html)
    response.header('cache-control', 'no-store')
    // A page with a one-time token in its address sends no referrer.
    if (TOKEN_PARAMS.some((name) => request.input(name) !== undefined)) {
      response.header('referrer-policy', 'no-referrer')
    }
  }
}

const HOME = '/'

const COLOURS = '#vs-root{background:var(--vs-color-surface);color:var(--vs-color-text)}'

/** Query parameters that hold a one-time token. */
const TOKEN_PARAMS = ['token', 'invite']

/** The console acts for whoever works here, so no page may lay itself over it. It frames the preview of a draft. */
function setFrames({ response }: HttpContext): void {
  const policy = String(response.getHeader('content-security-policy'))
  response.header(
    'content-security-policy',
    policy
      .replace(/frame-ancestors [^;]*/, "frame-ancestors 'none'")
      .replace("frame-src 'none'", "frame-src 'self'")
  )
}

/** Where the platform's screens ask for passwords, no partner's code may run. */
const withoutPartners = (data: PageData): PageData => ({
  ...data,
  bootstrap: { ...data.bootstrap, remotes: data.bootstrap.remotes.filter(isPlatforms) },
})

const remoteOf = (remotes: RemoteEntry[], screen: ScreenEntry) =>
  remotes.find(({ screens }) => screens.includes(screen))
