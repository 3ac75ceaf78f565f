import type { HttpContext } from '@adonisjs/core/http'
import { carriesPartnerCode } from '@sidepick/rules/owners'
import type { PageData } from '@sidepick/rules/types'
import { connectionAllowlist } from '#pages/headers/connection_allowlist'
import { contentSecurityPolicy, type InlineCode } from '#pages/headers/content_security_policy'

/**
 * A publisher's page with an embedder policy shows only frames that have one themselves, and say that other origins may
 * show them. This one asks nothing of media hosts: their files are fetched without cookies.
 */
const EMBEDDED = {
  'cross-origin-embedder-policy': 'credentialless',
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * What a page may load, and for a page with a partner's code also the hosts that it may reach.
 *
 * Every page is cut off from its opener. Browsers compare the opener policies of both pages, and a page with a
 * partner's code has a different one, so that it cannot reach into an ordinary page in a window that it opens.
 */
export function policiesOf(
  bootstrap: PageData['bootstrap'],
  code: InlineCode
): Record<string, string> {
  const foreign = carriesPartnerCode(bootstrap.remotes)
  return {
    'content-security-policy': contentSecurityPolicy(bootstrap, code),
    'cross-origin-opener-policy': foreign ? 'unsafe-none' : 'same-origin-allow-popups',
    ...EMBEDDED,
    ...(foreign && { 'connection-allowlist': connectionAllowlist(bootstrap) }),
  }
}

export function setPolicies(
  { response }: HttpContext,
  bootstrap: PageData['bootstrap'],
  code: InlineCode
): void {
  for (const [name, value] of Object.entries(policiesOf(bootstrap, code))) {
    response.header(name, value)
  }
}
