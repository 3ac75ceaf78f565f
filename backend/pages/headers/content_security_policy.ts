import { randomBytes } from 'node:crypto'
import { carriesPartnerCode } from '@sidepick/rules/owners'
import type { PageData } from '@sidepick/rules/types'
import { mediaOrigins, remoteOrigins } from '#pages/headers/page_origins'

export const newNonce = (): string => randomBytes(16).toString('base64url')

/**
 * What the page inside the frame may load, each kind by its hosts: scripts of this server and of the remotes it was given,
 * pictures and films of media hosts too, calls to this server alone, and no frame around it but the partner's.
 *
 * Two policies, and a browser obeys both. By the first one everything written into the page needs its nonce. Code in the
 * page can read the nonce, and with that policy alone could fetch a script or a style sheet from anywhere; the second
 * one knows no nonce, so a file must come from its hosts.
 */
export function contentSecurityPolicy(bootstrap: PageData['bootstrap'], nonce: string): string {
  const ancestors = bootstrap.allowedParentOrigins
  const ours = ["'self'", ...remoteOrigins(bootstrap)]
  const mediaHosts = mediaOrigins()
  const page = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, ...ours],
    'style-src': [`'nonce-${nonce}'`, "'self'"],
    'img-src': [...ours, ...mediaHosts, 'data:', 'blob:'],
    'media-src': [...ours, ...mediaHosts, 'blob:'],
    'font-src': ours,
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    ...NOTHING,
    ...(carriesPartnerCode(bootstrap.remotes) ? { sandbox: SANDBOX } : {}),
    'frame-ancestors': ancestors.includes('*') ? ['*'] : ["'self'", ...ancestors],
  }
  const files = {
    'script-src': ["'unsafe-inline'", ...ours],
    'style-src': ["'unsafe-inline'", "'self'"],
  }
  return [files, page].map(textOf).join(', ')
}

/** No page has any of these; a worker, and a frame of a page without a policy, could talk to anybody. */
const NOTHING = Object.fromEntries(
  ['child-src', 'frame-src', 'worker-src', 'manifest-src', 'object-src'].map(
    (directive) => [directive, ["'none'"]] as const
  )
)

/**
 * What a page that carries a partner's code may still do: run, keep its session, send forms, and open a window that is no
 * sandbox itself. The host needs the windows for passwords and for sign-ins elsewhere. Nothing leads the publisher's page
 * elsewhere, saves a file or shows a browser's dialog.
 */
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
]

const textOf = (policy: Record<string, readonly string[]>): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
