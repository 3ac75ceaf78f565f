import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { intlTag, resolveLanguage } from '@sidepick/rules/languages'
import { NO_PAGE } from '#config/app'
import { Problem } from '#shared/problem'
import { textsOf } from '#shared/text/texts_of'

/** Answers where a provider is off: a page to a browser, a problem to everybody else. */
export async function sendProviderOff({ request, response, view }: HttpContext): Promise<void> {
  if (!request.header('accept')?.includes('text/html')) {
    throw new Problem('E_PROVIDER_DISABLED', { status: 404 })
  }
  const language = resolveLanguage(request.input('language'))
  const nonce = randomBytes(16).toString('base64url')
  response.status(404)
  response.header('cache-control', 'no-store')
  response.header('content-type', 'text/html; charset=utf-8')
  response.header('content-language', language)
  response.header(
    'content-security-policy',
    `${NO_PAGE}; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`
  )
  const words = textsOf(language, 'auth.provider_off')
  const state = { nonce, lang: intlTag(language), words }
  response.send(await view.render('backend::auth/views/provider_off', state))
}
