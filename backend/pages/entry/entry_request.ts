import type { HttpContext } from '@adonisjs/core/http'
import { decodeInitPayload } from '@sidepick/rules/init_payload'
import type { InitPayload } from '@sidepick/rules/types'
import { queryText } from '#pages/entry/query_text'
import { pageAddress, type PageAddress } from '#partner_domains/contract'

/** Longest address of a publisher's page, in characters. */
const MAX_REF_LENGTH = 2000

export interface EntryRequest {
  /** As it stands in the path; empty for a page opened without one. */
  encoded: string
  /** The payload, with the page that the query names where it names none. */
  decoded: InitPayload
  /** The payload, with the request's referrer where it names no page. */
  init: InitPayload
  /** Address of the publisher's page, if known. */
  page: PageAddress
  /** The address is one that a loader makes, with a payload. */
  isEmbedded: boolean
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
  const isEmbedded = route?.pattern.startsWith('/go') ?? false
  const decoded = isEmbedded ? decodeInitPayload(encoded) : { ok: true as const, payload: {} }
  if (!decoded.ok) {
    logger.error(
      decoded.reason === 'empty' ? 'init payload is empty' : 'init payload parsing error'
    )
  }
  const payload: InitPayload = decoded.ok ? decoded.payload : {}
  // A publisher's template writes the article's address behind that of a frame in its snippet.
  const named = payload.ref || queryText(request.input('ref'), MAX_REF_LENGTH)
  const init = named ? { ...payload, ref: named } : payload
  const referrer = request.header('referer')
  const destination = request.header('sec-fetch-dest')
  // A frame in a snippet was written by no version of the loader, and need not name its page.
  if (isEmbedded && decoded.ok && init.v && !init.ref) logger.error('ref is empty')
  const ref = init.ref || referrer || ''
  return {
    encoded,
    decoded: init,
    init: { ...init, ...(ref ? { ref } : {}) },
    page: pageAddress(ref),
    isEmbedded,
    isTopLevel: destination === 'document',
    isFramed: destination === 'iframe',
  }
}
