import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { intlTag, wordsOf } from '@sidepick/rules/languages'
import type { Locale, SocialProvider } from '@sidepick/rules/types'
import { languageOf } from '#shared/http/language_of'
import { Problem } from '#shared/problem'
import { isDemo } from '#config/social'
import { sealDemoAnswer } from '#demo/account/demo_driver'
import { demoAccountValidator } from '#demo/account/demo_account_validator'

const NAMES: Record<SocialProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
  microsoft: 'Microsoft',
}

const WORDS: Record<Locale, Record<'title' | 'note' | 'email' | 'goOn' | 'leave', string>> = {
  'en-us': {
    title: 'Demo account',
    note: 'This stands in for {name}, because no keys for it are set. {name} is not asked, and any address will do.',
    email: 'Email',
    goOn: 'Continue',
    leave: 'Cancel',
  },
  'es-mx': {
    title: 'Cuenta de demostración',
    note: 'Esto sustituye a {name}, porque no hay claves configuradas. No se consulta a {name}; sirve cualquier dirección.',
    email: 'Correo electrónico',
    goOn: 'Continuar',
    leave: 'Cancelar',
  },
}

/** The page of a provider that is not there; sends its visitor back with whatever address they gave. */
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
    const { note, ...words } = WORDS[wordsOf(language)]
    const style = randomBytes(16).toString('base64url')
    response.header('content-type', 'text/html; charset=utf-8')
    response.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${style}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
    )
    const name = NAMES[provider]
    const texts = { ...words, note: note.replaceAll('{name}', name) }
    const shown = { lang: intlTag(language), style, words: texts, flow: { state, nonce }, name }
    response.send(await view.render('backend::demo/views/demo_account', shown))
  }
}
