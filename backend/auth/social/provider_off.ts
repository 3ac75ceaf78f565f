import type { HttpContext } from '@adonisjs/core/http'
import { resolveLanguage } from '@sidepick/rules/languages'
import { sendNotice, wantsPage } from '#shared/http/notice/send_notice'
import { Problem } from '#shared/problem'
import { textsOf } from '#shared/text/texts_of'

/** Answers where a provider is off: a page to a browser, a problem to everybody else. */
export async function sendProviderOff(ctx: HttpContext): Promise<void> {
  if (!wantsPage(ctx)) throw new Problem('E_PROVIDER_DISABLED', { status: 404 })
  const language = resolveLanguage(ctx.request.input('language'))
  const texts = textsOf(language, 'auth.provider_off')
  await sendNotice(ctx, language, { status: 404, texts, href: '/auth' })
}
