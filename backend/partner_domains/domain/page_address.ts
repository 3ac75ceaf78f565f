import { normalizeHost } from '@sidepick/rules/host_match'
import type { PageAddress } from '#partner_domains/contract'

/**
 * A URL's host may contain a semicolon, which would end a directive of the policy: only ordinary host names are
 * accepted.
 */
const SITE = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?$/

/** The origin of a page's address; null without an address, or when it is not http(s). */
function originOfPage(ref: string): string | null {
  const origin = URL.canParse(ref) ? new URL(ref).origin : ''
  return SITE.test(origin) ? origin : null
}

/** The publisher's page as the caller names it: its address or host name, with an optional separate path. */
export function pageAddress(ref: string | undefined, path?: string): PageAddress {
  const host = normalizeHost(ref ?? '')
  const origin = originOfPage(ref ?? '')
  if (path === undefined && ref && URL.canParse(ref)) {
    const { pathname, search } = new URL(ref)
    return { host, path: pathname, query: search, origin }
  }
  const [pathname = '', ...query] = (path ?? '/').split('?')
  return { host, path: pathname, query: query.join('?'), origin }
}
