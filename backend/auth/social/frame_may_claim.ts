import type { HttpContext } from '@adonisjs/core/http'

/**
 * Whether the window that began this sign-in may come for the session itself, by the state it chose. Only where the browser
 * says that a page of ours led here: everybody else could begin a sign-in with a state of their own in somebody's browser,
 * and come for the session of whoever is signed in with the provider there. A browser that says nothing gets the message
 * between windows alone, which needs no such trust.
 */
export function frameMayClaim({ request }: HttpContext): boolean {
  return request.header('sec-fetch-site') === 'same-origin'
}
