import type { HttpContext } from '@adonisjs/core/http'
import { newNonce } from '#pages/content_security_policy'
import { sendPage } from '#pages/html'

/** The page for an address that leads nowhere. */
export async function sendNotFound(ctx: HttpContext): Promise<void> {
  const nonce = newNonce()
  ctx.response.status(404)
  ctx.response.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  )
  await sendPage(ctx, await ctx.view.render('not_found', { nonce }))
}
