import type { HttpContext } from '@adonisjs/core/http'
import type { ScreenEntry } from '@sidepick/rules/types'

/**
 * Whether this page ends the popup of a social sign-in and reports to its opener. Only such a page keeps the opener's
 * handle. The browser must say that the navigation came from another site, the provider's: a page of ours cannot open
 * it by its address.
 */
export function endsPopup(screen: ScreenEntry | undefined, { request }: HttpContext): boolean {
  const path = screen?.path
  const isEnd =
    path === '/auth/callback/:supplier' ||
    (path === '/auth' && request.input('error') !== undefined)
  return isEnd && request.header('sec-fetch-site') !== 'same-origin'
}
