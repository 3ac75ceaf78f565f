import type { HttpContext } from '@adonisjs/core/http'

/** The page a request names in its headers, as sent: address and path. Used for display, never for permission. */
export function pageHeaders(
  request: HttpContext['request']
): [address: string | undefined, path: string | undefined] {
  return [request.header('x-app-domain'), request.header('x-app-path')]
}
