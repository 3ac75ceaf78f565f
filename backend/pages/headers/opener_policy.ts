import type { HttpContext } from '@adonisjs/core/http'
import type { ScreenEntry } from '@sidepick/rules/types'

/**
 * Whether this page is where the popup of a sign-in ends, which tells its opener how it went: it keeps the opener's handle, and
 * all other pages let go of it. The way there leads over a provider's site, which the browser says: an address that a page of
 * ours opened by itself ends nothing.
 */
export function endsPopup(screen: ScreenEntry | undefined, { request }: HttpContext): boolean {
  const path = screen?.path
  const isEnd =
    path === '/auth/callback/:supplier' ||
    (path === '/auth' && request.input('error') !== undefined)
  return isEnd && request.header('sec-fetch-site') !== 'same-origin'
}
