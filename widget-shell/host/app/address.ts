import { prefixOf } from '@sidepick/rules/init_payload'

/** A path of the frame without its payload, as the registry names screens. */
export const pathWithin = (pathname: string) => pathname.slice(prefixOf(pathname).length) || '/'

/** An address of the app as a URL; null for whatever leads to another site. */
export function appUrl(to: string, origin = window.location.origin): URL | null {
  if (!to.startsWith('/') || !URL.canParse(to, origin)) return null
  const url = new URL(to, origin)
  return url.origin === origin ? url : null
}
