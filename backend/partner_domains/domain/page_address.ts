import type { HttpContext } from '@adonisjs/core/http'
import { normalizeHost } from '@sidepick/rules/host_match'
import type { PageAddress } from '#partner_domains/contract'

/** A host may hold a semicolon, which ends a directive of a policy: only what any site is called is an origin here. */
const SITE = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?$/

/** The origin of a page's address; null where none is told, or it is none of the web. */
function originOfPage(ref: string): string | null {
  const origin = URL.canParse(ref) ? new URL(ref).origin : ''
  return SITE.test(origin) ? origin : null
}

/** The publisher's page as a caller names it: its address or its host, and its path when that is told apart. */
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

/** The page that the headers of a call name; a wish for display, never a right. */
export function callerPage(request: HttpContext['request']): PageAddress {
  return pageAddress(request.header('x-app-domain'), request.header('x-app-path'))
}
