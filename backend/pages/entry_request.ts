import type { HttpContext } from '@adonisjs/core/http'
import { decodeInitPayload } from '@sidepick/rules/init_payload'
import { normalizeHost } from '@sidepick/rules/host_match'
import type { InitPayload } from '@sidepick/rules/types'

export interface EntryRequest {
  /** As it stands in the path; empty for a page opened without one. */
  encoded: string
  init: InitPayload
  /** Address of the publisher's page, as far as anybody told. */
  page: { host: string; path: string; query: string }
}

/**
 * Reads who embeds us. Everything in the payload is the visitor's word: it is shown and attributed, never trusted. What
 * is missing or broken is logged and the page goes on with what is left.
 */
export function readEntryRequest({ request, params, logger }: HttpContext): EntryRequest {
  const encoded = String(params.payload ?? '')
  const embedded = 'payload' in params
  const decoded = embedded ? decodeInitPayload(encoded) : { ok: true as const, payload: {} }
  if (!decoded.ok) {
    logger.error(
      decoded.reason === 'empty' ? 'init payload is empty' : 'init payload parsing error'
    )
  }
  const init: InitPayload = decoded.ok ? decoded.payload : {}
  const referrer = request.header('referer')
  if (embedded && decoded.ok && !init.ref) logger.error('ref is empty')
  const ref = init.ref || referrer || ''
  return { encoded, init: { ...init, ...(ref ? { ref } : {}) }, page: readPage(ref) }
}

function readPage(ref: string): EntryRequest['page'] {
  if (!URL.canParse(ref)) return { host: normalizeHost(ref), path: '/', query: '' }
  const url = new URL(ref)
  return { host: normalizeHost(ref), path: url.pathname, query: url.search }
}
