import type { HttpContext } from '@adonisjs/core/http'
import { carriesPartnerCode } from '@sidepick/rules/owners'
import type { PageData } from '@sidepick/rules/types'
import { connectionAllowlist } from '#pages/headers/connection_allowlist'
import { contentSecurityPolicy } from '#pages/headers/content_security_policy'

/**
 * Sets what a page may load, and for a page with a partner's code also the hosts that it may reach.
 *
 * Every page is cut off from its opener. Browsers compare the opener policies of both pages, and a page with a
 * partner's code has a different one, so that it cannot reach into an ordinary page in a window that it opens.
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
