import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { intlTag } from '@sidepick/rules/languages'
import type { Language } from '@sidepick/rules/types'
import { brand } from '#config/brand'
import env from '#start/env'
import { CustomUrlsContract } from '#custom_urls/contract'
import { toldFindings } from '#pages/entry/told_findings'
import { checkEmbed } from '#pages/queries/check_embed'
import { EMBED_CHECK_MAX, embedCheckValidator } from '#pages/validators/embed_check_validator'
import { languageOf } from '#shared/http/language_of'
import { newNonce, sendPage } from '#shared/http/html'
import { textsOf } from '#shared/text/texts_of'
import { WidgetsContract } from '#widgets/contract'

/** Tells a publisher why a page shows no game, from what they paste. Nothing is fetched. */
@inject()
export default class ShowEmbedCheckController {
  constructor(
    private readonly widgets: WidgetsContract,
    private readonly customUrls: CustomUrlsContract
  ) {}

  async handle(ctx: HttpContext) {
    const { request, response, view } = ctx
    const asked = await embedCheckValidator.validate(request.qs())
    const language = languageOf(request)
    const nonce = newNonce()
    const html = await view.render('embed_check', {
      nonce,
      lang: intlTag(language),
      brand: brand.name,
      words: textsOf(language, 'pages.embed_check'),
      asked,
      most: EMBED_CHECK_MAX,
      findings: await this.findings(asked, language),
    })
    response.header('x-robots-tag', 'noindex')
    response.header(
      'content-security-policy',
      `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
    )
    await sendPage(ctx, html)
    response.vary('accept-language')
  }

  /** null before anything is asked. */
  private async findings(
    { snippet, ...rest }: { snippet?: string; address?: string; headers?: string },
    language: Language
  ) {
    if (!snippet) return null
    const { origin } = new URL(env.get('APP_URL'))
    const found = await checkEmbed({ snippet, ...rest, origin }, this.widgets, this.customUrls)
    return toldFindings(found, language)
  }
}
