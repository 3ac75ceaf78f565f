import type { PageData } from '@sidepick/rules/types'
import { mediaOrigins, remoteOrigins } from '#pages/headers/page_origins'

/**
 * The hosts that a page may reach in any way: requests, files, windows, navigation, preconnect and DNS prefetch. A
 * browser that supports the header blocks everything else, WebRTC included; others enforce only the content security
 * policy. Redirects are followed: a social sign-in begins with one, and ours lead to addresses that were looked up.
 */
export function connectionAllowlist(bootstrap: PageData['bootstrap']): string {
  const origins = [...remoteOrigins(bootstrap), ...mediaOrigins()]
  const list = ['response-origin', ...origins.map((origin) => `"${origin}"`)]
  return `(${list.join(' ')}); redirects=allow; webrtc=block`
}
