import type { HttpContext } from '@adonisjs/core/http'
import { intlTag } from '@sidepick/rules/languages'
import type { SocialProvider } from '@sidepick/rules/types'
import { languageOf } from '#shared/http/language_of'
import { newNonce } from '#shared/http/html'
import { Problem } from '#shared/problem'
import { textsOf } from '#shared/text/texts_of'
import { isDemo } from '#config/social'
import { sealDemoAnswer } from '#demo/account/demo_driver'
import { demoAccountValidator } from '#demo/account/demo_account_validator'

const NAMES: Record<SocialProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
  microsoft: 'Microsoft',
}

/** The sign-in page of a stand-in provider; redirects back with the address that was entered. */
export default class ShowDemoAccountController {
  async handle({ params, request, response, view }: HttpContext) {
    const provider = params.provider as SocialProvider
    if (!isDemo(provider)) throw new Problem('E_ROUTE_NOT_FOUND')
    const { state, nonce = null, email, choice } = await demoAccountValidator.validate(request.qs())
    response.header('cache-control', 'no-store')
    response.header('referrer-policy', 'no-referrer')
    if (choice === 'leave' || (choice === 'go_on' && email)) {
      const answer = email && choice === 'go_on' && { code: sealDemoAnswer({ email, nonce }) }
      const query = new URLSearchParams({ state, ...(answer || { error: 'access_denied' }) })
      return response.redirect().toPath(`/auth/${provider}/callback?${query}`)
    }
    const language = languageOf(request)
    const style = newNonce()
    response.header('content-type', 'text/html; charset=utf-8')
    response.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${style}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
    )
    const name = NAMES[provider]
    const words = textsOf(language, 'demo.account', { name })
    const shown = { lang: intlTag(language), style, words, flow: { state, nonce }, name }
    response.send(await view.render('backend::demo/views/demo_account', shown))
  }
}
