import { prefixOf } from '@sidepick/rules/path_prefix'
import { ownAddress } from '@sidepick/rules/own_address'
import { screenAt } from '@sidepick/rules/screens'
import type { RemoteEntry } from '@sidepick/rules/types'

interface OwnPlace {
  /** The screen of this address if this document can draw it; null if only a navigation to `href` is possible. */
  found: ReturnType<typeof screenAt>
  /** Without the payload before it. */
  url: URL
  /** Keeps the payload of this page unless the address brought its own. */
  href: string
}

/**
 * The target of an address from a card or a stored return address; null if it is no page of the app. A navigation of
 * ours to an endpoint could start a sign-in or a download, and would count as ours (ADR 0017).
 */
export function placeOf(
  to: string,
  remotes: readonly RemoteEntry[],
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'> = window.location
): OwnPlace | null {
  const address = ownAddress(to, origin, remotes)
  if (address === null) {
    console.warn(`${to} is no page of the app`)
    return null
  }
  const named = prefixOf(address)
  const here = prefixOf(pathname)
  const url = new URL(address.slice(named.length) || '/', origin)
  const isHere = named === '' || named === here
  return {
    found: isHere ? screenAt(remotes, url.pathname) : null,
    url,
    href: named === '' ? here + address : address,
  }
}
