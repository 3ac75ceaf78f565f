import { prefixOf } from '@sidepick/rules/init_payload'
import { ownAddress } from '@sidepick/rules/own_address'
import { screenAt } from '@sidepick/rules/screens'
import type { RemoteEntry } from '@sidepick/rules/types'

interface OwnPlace {
  /** The screen of this address that can be drawn in this document; null leaves only the way by `href`. */
  found: ReturnType<typeof screenAt>
  /** Without the payload before it. */
  url: URL
  /** Keeps the payload of this page unless the address brought its own. */
  href: string
}

/**
 * Where an address leads that a card or a stored way back names. null for whatever is no page of the app: an endpoint begins a
 * sign-in or hands out a file, and a page of ours that led there would vouch for it (ADR 0017).
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
