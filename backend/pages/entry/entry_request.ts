import type { HttpContext } from '@adonisjs/core/http'
import { decodeInitPayload } from '@sidepick/rules/init_payload'
import type { InitPayload } from '@sidepick/rules/types'
import { pageAddress, type PageAddress } from '#partner_domains/contract'

export interface EntryRequest {
  /** As it stands in the path; empty for a page opened without one. */
  encoded: string
  /** The payload alone. */
  decoded: InitPayload
  /** The payload, with the request's referrer where it names no page. */
  init: InitPayload
  /** Address of the publisher's page, if known. */
  page: PageAddress
  /** The page is not in a frame, so the browser does not prove the publisher's page that its address names. */
  isTopLevel: boolean
  /** A page has this one in a frame, by the browser's word; an old browser says nothing. */
  isFramed: boolean
}

/**
 * Reads who embeds us. The payload comes from the visitor: it is shown and attributed, never trusted. Missing or
 * malformed parts are logged and ignored.
 */
export function readEntryRequest({ request, route, params, logger }: HttpContext): EntryRequest {
  const encoded = String(params.payload ?? '')
  // Without a payload the route has no such parameter.
  const embedded = route?.pattern.startsWith('/go') ?? false
  const decoded = embedded ? decodeInitPayload(encoded) : { ok: true as const, payload: {} }
  if (!decoded.ok) {
    logger.error(
      decoded.reason === 'empty' ? 'init payload is empty' : 'init payload parsing error'
    )
  }
  const init: InitPayload = decoded.ok ? decoded.payload : {}
  const referrer = request.header('referer')
  const destination = request.header('sec-fetch-dest')
  if (embedded && decoded.ok && !init.ref) logger.error('ref is empty')
  const ref = init.ref || referrer || ''
  return {
    encoded,
    decoded: init,
    init: { ...init, ...(ref ? { ref } : {}) },
    page: pageAddress(ref),
    isTopLevel: destination === 'document',
    isFramed: destination === 'iframe',
  }
}
