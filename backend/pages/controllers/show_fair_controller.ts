import type { HttpContext } from '@adonisjs/core/http'
import { intlTag } from '@sidepick/rules/languages'
import { brand } from '#config/brand'
import { checkDrawingScript } from '#pages/queries/build_manifest'
import { sendNotFound } from '#pages/controllers/send_not_found'
import { inlineJson, newNonce, sendPage } from '#shared/http/html'
import { languageOf } from '#shared/http/language_of'
import { isId } from '#shared/ids'
import { textsOf } from '#shared/text/texts_of'

/**
 * Repeats a drawing in the reader's own browser, from what everybody can read of it. The page itself says nothing of the drawing:
 * only the script does, which reads the public call.
 */
export default class ShowFairController {
  async handle(ctx: HttpContext) {
    const { params, request, response, view } = ctx
    if (!isId(params.id)) return sendNotFound(ctx)
    const leaderboardId = params.id.toLowerCase()
    const language = languageOf(request)
    const nonce = newNonce()
    const html = await view.render('fair', {
      nonce,
      leaderboardId,
      lang: intlTag(language),
      brand: brand.name,
      words: textsOf(language, 'pages.fair'),
      json: inlineJson({ leaderboardId, words: textsOf(language, 'pages.fair_verdicts') }),
      script: await checkDrawingScript(),
    })
    response.header(
      'content-security-policy',
      `default-src 'none'; connect-src 'self'; img-src data:; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
    )
    await sendPage(ctx, html)
    response.vary('accept-language')
  }
}
