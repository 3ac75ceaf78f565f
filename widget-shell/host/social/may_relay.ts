import { normalizeHost } from '@sidepick/rules/host_match'
import { listsOrigin } from '@sidepick/rules/origin_match'
import type { PageData } from '@sidepick/rules/types'

/**
 * Whether the publisher's page may relay a sign-in. The flag belongs to the host name in the payload, which any page
 * can write, so the browser's origin must have the same host name. A public widget has no other proof.
 */
export function mayRelay({ bootstrap, host }: PageData, origin: string): boolean {
  const { hostMode, allowedParentOrigins } = bootstrap
  if (!hostMode.flags.allowHostAuthRelay) return false
  return listsOrigin(allowedParentOrigins, origin) && normalizeHost(origin) === host
}
