import type { HttpContext } from '@adonisjs/core/http'
import { NO_PAGE } from '#config/app'
import { newNonce } from '#pages/content_security_policy'
import { sendPage } from '#pages/html'

/** The page for an address that leads nowhere. */
export async function sendNotFound(ctx: HttpContext): Promise<void> {
  const nonce = newNonce()
  ctx.response.status(404)
  ctx.response.header(
    'content-security-policy',
    `${NO_PAGE}; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`
  )
  await sendPage(ctx, await ctx.view.render('not_found', { nonce }))
}
