import type { HttpContext } from '@adonisjs/core/http'
import type { FrameFailure } from '@sidepick/rules/frame_failures'
import { intlTag } from '@sidepick/rules/languages'
import { readAddress, WAITS_PARAM } from '@sidepick/rules/own_address'
import type { Language } from '@sidepick/rules/types'
import { NO_PAGE } from '#config/app'
import { brand } from '#config/brand'
import env from '#start/env'
import { newNonce, sendPage } from '#shared/http/html'
import { textsOf } from '#shared/text/texts_of'

const APP_ORIGIN = new URL(env.get('APP_URL')).origin

/** A page of our own that says what happened, in three short texts, and leads on. */
export interface Notice {
  status: number
  /** `way` is the text of the link. */
  texts: Record<'title' | 'text' | 'way', string>
  /** Where the link leads; the address that was asked for, to try it again, where none is given. */
  href?: string
}

/** The address that was asked for; the first page for one that a browser would read as another host's, such as `//example.com/x`. */
function ownPath(asked: string): string {
  const url = readAddress(asked, APP_ORIGIN)
  if (!url) return '/'
  // Only the window of a waiting game may name it, and a link of ours would look like it.
  if (url.searchParams.has(WAITS_PARAM)) url.searchParams.delete(WAITS_PARAM)
  return url.pathname + url.search
}

/** Sends a notice in place of the page that was asked for. */
export async function sendNotice(
  ctx: HttpContext,
  language: Language,
  { status, texts, href }: Notice
): Promise<void> {
  const { request, response, view } = ctx
  const isFramed = request.header('sec-fetch-dest') === 'iframe'
  const nonce = newNonce()
  const html = await view.render('backend::shared/http/notice/notice', {
    nonce,
    lang: intlTag(language),
    brand: brand.name,
    texts,
    href: href ?? ownPath(request.url(true)),
    // A frame has little room, and the page around it is somebody else's: other pages open beside it.
    target: isFramed && href !== undefined ? '_blank' : '_self',
    tells: isFramed ? failureOf(status) : null,
  })
  response.status(status)
  response.header('content-language', language)
  response.header('x-robots-tag', 'noindex')
  await sendPage(ctx, html)
  response.header('cache-control', 'no-store')
  const policy = isFramed ? `${IN_A_FRAME}; script-src 'nonce-${nonce}'` : NO_PAGE
  response.header(
    'content-security-policy',
    `${policy}; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`
  )
}

/**
 * In a frame the notice tells the publisher what is wrong; a browser would only say that we refused to connect. Its script
 * tells their page, which listens to our origin alone.
 */
const IN_A_FRAME =
  'sandbox allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox; ' +
  "default-src 'none'; frame-ancestors *"

/** What the page around a frame is told of a notice in it. */
const failureOf = (status: number): FrameFailure =>
  GONE.includes(status) ? 'unknown widget' : 'not available'

/** Whether a person's browser asks, which shows whatever it is answered as a page. */
export const wantsPage = ({ request }: HttpContext): boolean =>
  ['GET', 'HEAD'].includes(request.method()) &&
  Boolean(request.header('accept')?.includes('text/html'))

const GONE = [404, 410]

/** What a page is answered when something goes wrong. */
export function noticeOfFailure(status: number, language: Language): Notice {
  const texts = textsOf(language, `shared.notices.${kindOf(status)}`)
  return status === 429 || status >= 500 ? { status, texts } : { status, texts, href: '/' }
}

function kindOf(status: number) {
  if (GONE.includes(status)) return 'not_found'
  if (status === 429) return 'too_many'
  if (status === 503) return 'unavailable'
  return status >= 500 ? 'failed' : 'refused'
}
