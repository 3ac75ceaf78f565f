import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { resolveLanguage, wordsOf } from '@sidepick/rules/languages'
import { newNonce } from '#shared/http/html'
import { game } from '#config/game'
import { DOCUMENT_NAMES, type DocumentName } from '#legal/domain/document_names'
import { pagePolicy, pageTemplate, withNonce } from '#legal/queries/get_page'
import { getDocument } from '#legal/queries/get_document'
import { legalDocumentSchema } from '#legal/wire/legal_document'

/** A document as a page or as JSON. An unknown language is answered in American English. */
export default class ShowDocumentController {
  static readonly operation = {
    summary: 'A legal document; a language without one is served in en-us, see content-language',
    auth: 'public',
    path: { lang: 'Language tag, such as en-us.' },
    page: true,
    responses: {
      200: legalDocumentSchema,
    },
  }

  async handle(ctx: HttpContext) {
    const { params, request, response } = ctx
    const name = nameOf(ctx)
    const lang = wordsOf(resolveLanguage(params.lang))
    response.header('content-language', lang)
    response.vary('accept')
    if (request.accepts(['html', 'json']) !== 'json') {
      return this.sendPage(ctx, await pageTemplate(name, lang))
    }
    const json = JSON.stringify(await getDocument(name, lang))
    response.header('cache-control', `public, ${MAX_AGE}`)
    response.header('etag', `"${digest(json)}"`)
    if (response.fresh()) return response.status(304).send(null)
    response.header('content-type', 'application/json; charset=utf-8')
    response.send(json)
  }

  /** A cached page keeps the policy it was stored with, so a 304 sends none: its nonce would differ. */
  private sendPage({ response }: HttpContext, template: string) {
    response.header('cache-control', `private, ${MAX_AGE}`)
    response.header('etag', `W/"${digest(template)}"`)
    if (response.fresh()) {
      response.response.removeHeader('content-security-policy')
      return response.status(304).send(null)
    }
    const nonce = newNonce()
    response.header('content-security-policy', pagePolicy(nonce))
    response.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    response.header('content-type', 'text/html; charset=utf-8')
    response.header('referrer-policy', 'strict-origin-when-cross-origin')
    response.send(withNonce(template, nonce))
  }
}

const MAX_AGE = `max-age=${game.cacheMs.legal / 1_000}`

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** Every document has a route of its own. */
function nameOf({ route }: HttpContext): DocumentName {
  const name = DOCUMENT_NAMES.find((candidate) => route?.pattern === `/${candidate}/:lang`)
  if (!name) throw new Error(`${route?.pattern} leads to no document`)
  return name
}
