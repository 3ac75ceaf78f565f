import type { ScreenEntry } from '@sidepick/rules/types'

/**
 * Whether whoever opened a window keeps a handle on this page. Only where the popup of a sign-in ends, which tells its opener how
 * it went: any other policy would cut it off. All other pages let go of their opener, and keep the popups that they open.
 */
export function openerPolicy(screen: ScreenEntry | undefined, error: unknown): string {
  const path = screen?.path
  const endsPopup = path === '/auth/callback/:supplier' || (path === '/auth' && error !== undefined)
  return endsPopup ? 'unsafe-none' : 'same-origin-allow-popups'
}
