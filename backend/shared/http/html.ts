import { createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'

const compress = promisify(gzip)

/** Names what a page's own styles and scripts are allowed by; a new one each time the page is sent. */
export const newNonce = (): string => randomBytes(16).toString('base64url')

/** Allows an inline script or style by its text, in a content security policy. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** JSON that is safe inside a script element: no text can end the element or open a comment. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/** Sends a page, compressed if the client accepts it. Caches ask before they use it again. */
export async function sendPage({ request, response }: HttpContext, html: string): Promise<void> {
  response.header('content-type', 'text/html; charset=utf-8')
  response.header('cache-control', 'private, no-cache')
  response.header('referrer-policy', 'strict-origin-when-cross-origin')
  response.vary('accept-encoding')
  if (!request.header('accept-encoding')?.includes('gzip')) return response.send(html)
  response.header('content-encoding', 'gzip')
  response.send(await compress(html))
}
