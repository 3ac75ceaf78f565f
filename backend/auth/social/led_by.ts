import type { HttpContext } from '@adonisjs/core/http'

/** Whether a browser loads this address into a window of its own; null where it does not say. */
function fillsWindow({ request }: HttpContext): boolean | null {
  const destination = request.header('sec-fetch-dest')
  if (destination === undefined) return null
  return destination === 'document' && request.header('sec-fetch-mode') === 'navigate'
}

/** Whether a picture, a frame or a script loads this address, which no sign-in begins with. */
export const isEmbedded = (ctx: HttpContext): boolean => fillsWindow(ctx) === false

/**
 * Whether a page of ours led a whole window here. Anybody else could begin a sign-in for a state of their own in somebody's
 * browser. A browser that does not say so is refused: Safari before 16.4, and every browser on plain http but for loopback.
 */
export const isLedByUs = (ctx: HttpContext): boolean =>
  fillsWindow(ctx) === true && ctx.request.header('sec-fetch-site') === 'same-origin'
