import type { HttpContext } from '@adonisjs/core/http'

/** Whether the browser loads this address as a top-level document; null if it does not say. */
function fillsWindow({ request }: HttpContext): boolean | null {
  const destination = request.header('sec-fetch-dest')
  if (destination === undefined) return null
  return destination === 'document' && request.header('sec-fetch-mode') === 'navigate'
}

/** Whether a picture, a frame or a script loads this address, which must not start a sign-in. */
export const isEmbedded = (ctx: HttpContext): boolean => fillsWindow(ctx) === false

/**
 * Whether a page of ours navigated a top-level window here. Otherwise anybody could start a sign-in with their own
 * state in a player's browser. Browsers without these headers are refused: Safari before 16.4, and every browser on
 * plain http except on loopback.
 */
export const isLedByUs = (ctx: HttpContext): boolean =>
  fillsWindow(ctx) === true && ctx.request.header('sec-fetch-site') === 'same-origin'
