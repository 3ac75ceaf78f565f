import { normalizeHost } from '@sidepick/rules/host_match'
import type { PageData } from '@sidepick/rules/types'
import { isAllowedOrigin } from '../bridge/bridge'

/**
 * Whether the publisher's page may relay a sign-in. The flag belongs to the host that the page named, and any page can
 * name any host, so the browser must say the same host. A widget that every page may show has no other proof of it.
 */
export function mayRelay({ bootstrap, host }: PageData, origin: string): boolean {
  const { hostMode, allowedParentOrigins } = bootstrap
  if (!hostMode.flags.allowHostAuthRelay) return false
  return isAllowedOrigin(origin, allowedParentOrigins) && normalizeHost(origin) === host
}
