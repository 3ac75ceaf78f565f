import type { HttpContext } from '@adonisjs/core/http'
import { decodeInitPayload } from '@sidepick/rules/init_payload'
import { intlTag, resolveLanguage } from '@sidepick/rules/languages'
import type { Language } from '@sidepick/rules/types'
import { NO_PAGE } from '#config/app'
import { newNonce } from '#pages/headers/content_security_policy'
import { sendPage } from '#shared/http/html'
import { textsOf } from '#shared/text/texts_of'
import { queryText } from '#pages/entry/query_text'
import { pageAddress, PartnerDomainsContract } from '#partner_domains/contract'

/** The page for an address that leads nowhere, in the language that a widget would have there. */
export async function sendNotFound(ctx: HttpContext): Promise<void> {
  const nonce = newNonce()
  const language = await languageOfPage(ctx)
  ctx.response.status(404)
  ctx.response.header(
    'content-security-policy',
    `${NO_PAGE}; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`
  )
  const { text } = textsOf(language, 'pages.not_found')
  const html = await ctx.view.render('not_found', { nonce, lang: intlTag(language), text })
  await sendPage(ctx, html)
}

/** What is missing or broken was logged by whoever looked for the page. */
async function languageOfPage(ctx: HttpContext): Promise<Language> {
  const { request, params, containerResolver } = ctx
  const decoded = decodeInitPayload(String(params.payload ?? ''))
  const { ref, lang } = decoded.ok ? decoded.payload : {}
  const partners = await containerResolver.make(PartnerDomainsContract)
  const mode = await partners.hostMode(pageAddress(ref || request.header('referer')))
  return resolveLanguage(queryText(request.input('lang')) ?? lang, mode.language ?? undefined)
}
