import type { HttpContext } from '@adonisjs/core/http'
import { decodeInitPayload } from '@sidepick/rules/init_payload'
import { resolveLanguage } from '@sidepick/rules/languages'
import type { Language } from '@sidepick/rules/types'
import { sendNotice } from '#shared/http/notice/send_notice'
import { textsOf } from '#shared/text/texts_of'
import { queryText } from '#pages/entry/query_text'
import { pageAddress, PartnerDomainsContract } from '#partner_domains/contract'

/** What is not there: a page, or the game of a frame. */
type Missing = 'not_found' | 'no_widget'

/** The 404 page, in the language that a widget would have there. */
export async function sendNotFound(ctx: HttpContext, what: Missing = 'not_found'): Promise<void> {
  const language = await languageOfPage(ctx)
  const texts = textsOf(language, `shared.notices.${what}`)
  await sendNotice(ctx, language, { status: 404, texts, href: '/' })
}

/** The caller has logged what is missing or malformed. */
async function languageOfPage(ctx: HttpContext): Promise<Language> {
  const { request, params, containerResolver } = ctx
  const decoded = decodeInitPayload(String(params.payload ?? ''))
  const { ref, lang } = decoded.ok ? decoded.payload : {}
  const partners = await containerResolver.make(PartnerDomainsContract)
  const mode = await partners.hostMode(pageAddress(ref || request.header('referer')))
  return resolveLanguage(queryText(request.input('lang')) ?? lang, mode.language ?? undefined)
}
