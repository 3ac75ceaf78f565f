import type { PageData } from '@sidepick/rules/types'
import { mediaOrigins, remoteOrigins } from '#pages/headers/page_origins'

/**
 * Whom a page may reach at all, by whatever way: calls, files, windows, its own address, connections of calls and of names. A
 * browser that knows the header blocks everything else, WebRTC included; others hold what the content security policy holds.
 * Redirects are followed: a sign-in elsewhere begins with one, and ours lead to addresses that were looked up.
 */
export function connectionAllowlist(bootstrap: PageData['bootstrap']): string {
  const origins = [...remoteOrigins(bootstrap), ...mediaOrigins()]
  const list = ['response-origin', ...origins.map((origin) => `"${origin}"`)]
  return `(${list.join(' ')}); redirects=allow; webrtc=block`
}
