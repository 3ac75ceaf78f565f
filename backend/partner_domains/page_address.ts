import type { HttpContext } from '@adonisjs/core/http'
import { normalizeHost } from '@sidepick/rules/host_match'
import type { PageAddress } from '#partner_domains/contract'

/** The publisher's page as a caller names it: its address or its host, and its path when that is told apart. */
export function pageAddress(ref: string | undefined, path?: string): PageAddress {
  const host = normalizeHost(ref ?? '')
  if (path === undefined && ref && URL.canParse(ref)) {
    const { pathname, search } = new URL(ref)
    return { host, path: pathname, query: search }
  }
  const [pathname = '', ...query] = (path ?? '/').split('?')
  return { host, path: pathname, query: query.join('?') }
}

/** The page that the headers of a call name; a wish for display, never a right. */
export function callerPage(request: HttpContext['request']): PageAddress {
  return pageAddress(request.header('x-app-domain'), request.header('x-app-path'))
}
