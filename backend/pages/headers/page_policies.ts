import type { HttpContext } from '@adonisjs/core/http'
import { carriesPartnerCode } from '@sidepick/rules/owners'
import type { PageData } from '@sidepick/rules/types'
import { connectionAllowlist } from '#pages/headers/connection_allowlist'
import { contentSecurityPolicy } from '#pages/headers/content_security_policy'

/**
 * Says what a page may load, and of one that carries a partner's code also whom it may reach at all.
 *
 * No page of ours stays in the hands of whoever opened its window. Browsers compare the two pages' policies: a page with a
 * partner's code says another one than all others, so that no window it opens is an ordinary page that it can reach into.
 */
export function setPolicies(
  { response }: HttpContext,
  bootstrap: PageData['bootstrap'],
  nonce: string
): void {
  const foreign = carriesPartnerCode(bootstrap.remotes)
  response.header('content-security-policy', contentSecurityPolicy(bootstrap, nonce))
  response.header(
    'cross-origin-opener-policy',
    foreign ? 'unsafe-none' : 'same-origin-allow-popups'
  )
  if (foreign) response.header('connection-allowlist', connectionAllowlist(bootstrap))
}
