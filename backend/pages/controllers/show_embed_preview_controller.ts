import type { HttpContext } from '@adonisjs/core/http'
import { intlTag } from '@sidepick/rules/languages'
import env from '#start/env'
import { buildReservation } from '#pages/domain/build_snippet'
import { snippetFor } from '#pages/entry/snippet_for'
import { chosenOf, embedBuildValidator } from '#pages/validators/embed_build_validator'
import { languageOf } from '#shared/http/language_of'
import { newNonce, sendPage } from '#shared/http/html'
import { textsOf } from '#shared/text/texts_of'

/** A story with the line of the builder in it, as a publisher's page has it. The builder frames it. */
export default class ShowEmbedPreviewController {
  async handle(ctx: HttpContext) {
    const { request, response, view } = ctx
    const { chosen, hasFrame } = chosenOf(await embedBuildValidator.validate(request.qs()))
    const language = languageOf(request)
    const { origin } = new URL(env.get('APP_URL'))
    const nonce = newNonce()
    const html = await view.render('embed_preview', {
      nonce,
      lang: intlTag(language),
      words: textsOf(language, 'pages.embed_build'),
      css: buildReservation(chosen),
      snippet: snippetFor(chosen, origin, hasFrame),
    })
    response.header('x-robots-tag', 'noindex')
    response.header(
      'content-security-policy',
      `default-src 'none'; img-src data:; script-src ${origin}; style-src 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; frame-src ${origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`
    )
    await sendPage(ctx, html)
    response.vary('accept-language')
  }
}
