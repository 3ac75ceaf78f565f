import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { isPlatforms } from '@sidepick/rules/owners'
import type { PreviewData } from '@sidepick/rules/types'
import { readEntryRequest } from '#pages/entry/entry_request'
import { setPolicies } from '#pages/headers/page_policies'
import { showAssets } from '#pages/queries/build_manifest'
import { getPageData } from '#pages/queries/get_page_data'
import { inlineJson, newNonce, sendPage } from '#shared/http/html'
import { WidgetsContract } from '#widgets/contract'

/**
 * Draws a draft as players will see it. The console frames it and sends the draft by a message, so the page itself
 * holds nothing of anybody. It stands on the console's origin: no partner's code runs in it.
 */
@inject()
export default class ShowPreviewController {
  constructor(private readonly widgets: WidgetsContract) {}

  async handle(ctx: HttpContext) {
    const { bootstrap: whole, appVersion } = await getPageData(
      { entry: readEntryRequest(ctx) },
      this.widgets
    )
    const remotes = whole.remotes.filter((remote) => remote.critical && isPlatforms(remote))
    const bootstrap = { ...whole, remotes, allowedParentOrigins: [] }
    const data: PreviewData = { remotes, config: bootstrap.config, appVersion }
    const assets = await showAssets('preview')
    const style = `html,body,#vs-root{height:100%;margin:0}${assets.inlineStyles}`
    const styleNonce = newNonce()
    const { response, view } = ctx
    setPolicies(ctx, bootstrap, { style, styleNonce })
    response.header('x-robots-tag', 'noindex')
    const html = await view.render('gallery', {
      lang: 'en-US',
      title: 'Preview',
      assets,
      style,
      styleNonce,
      json: inlineJson(data),
    })
    await sendPage(ctx, html)
    response.header('cache-control', 'no-store')
  }
}
