import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { OPTION_VALUES } from '@sidepick/rules/embed_options'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { intlTag } from '@sidepick/rules/languages'
import type { Language } from '@sidepick/rules/types'
import { brand } from '#config/brand'
import env from '#start/env'
import { CustomUrlsContract } from '#custom_urls/contract'
import { buildReservation, type Chosen } from '#pages/domain/build_snippet'
import { FIRST_OPTIONS, MORE_OPTIONS, type OfferedOption } from '#pages/domain/offered_options'
import { checkEmbed } from '#pages/queries/check_embed'
import { snippetFor } from '#pages/entry/snippet_for'
import { toldFindings } from '#pages/entry/told_findings'
import { chosenOf, embedBuildValidator, OPTION_MAX } from '#pages/validators/embed_build_validator'
import { COPY_SCRIPT } from '#shared/http/copy_script'
import { languageOf } from '#shared/http/language_of'
import { newNonce, sendPage } from '#shared/http/html'
import { textsOf } from '#shared/text/texts_of'
import { WidgetsContract } from '#widgets/contract'

/** Makes the line that a publisher pastes, and shows what it does on a page as wide as a phone and a desk. */
@inject()
export default class ShowEmbedBuildController {
  constructor(
    private readonly widgets: WidgetsContract,
    private readonly customUrls: CustomUrlsContract
  ) {}

  async handle(ctx: HttpContext) {
    const { request, response, view } = ctx
    const { chosen, hasFrame } = chosenOf(await embedBuildValidator.validate(request.qs()))
    const language = languageOf(request)
    const nonce = newNonce()
    const labels = textsOf(language, 'pages.embed_options')
    const field = (name: OfferedOption) => fieldOf(name, labels[name], chosen[name] ?? '')
    const html = await view.render('embed_build', {
      nonce,
      lang: intlTag(language),
      brand: brand.name,
      words: textsOf(language, 'pages.embed_build'),
      checkWords: textsOf(language, 'pages.embed_check'),
      copyScript: COPY_SCRIPT,
      most: OPTION_MAX,
      widget: chosen.widget ?? '',
      firstFields: FIRST_OPTIONS.map(field),
      moreFields: MORE_OPTIONS.map(field),
      hasMore: MORE_OPTIONS.some((name) => Object.hasOwn(chosen, name)),
      hasFrame,
      made: chosen.widget ? await this.made(chosen, hasFrame, language) : null,
    })
    response.header('x-robots-tag', 'noindex')
    response.header(
      'content-security-policy',
      `default-src 'none'; img-src data:; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
    )
    await sendPage(ctx, html)
    response.vary('accept-language')
  }

  private async made(chosen: Chosen, hasFrame: boolean, language: Language) {
    const { origin } = new URL(env.get('APP_URL'))
    const snippet = snippetFor(chosen, origin, hasFrame)
    const found = await checkEmbed({ snippet, origin }, this.widgets, this.customUrls)
    const findings = toldFindings(found, language)
    const isShown = findings.every(({ kind }) => kind !== 'error')
    return {
      snippet,
      findings,
      css: hasFrame ? null : buildReservation(chosen),
      preview: isShown
        ? `/embed/build/preview?${new URLSearchParams({ ...chosen, ...(hasFrame ? { frame: 'true' } : {}) })}`
        : null,
    }
  }
}

/** What the form draws for an option: a box to tick, one of several, or a line to write. */
function fieldOf(name: OfferedOption, label: string, value: string) {
  const values = OPTION_VALUES[name]
  const choices = values === 'language' ? LANGUAGE_TAGS : typeof values === 'string' ? null : values
  return { name, label, value, choices, isFlag: values === 'flag', isNumber: values === 'number' }
}
