import { carriesPartnerCode } from '@sidepick/rules/owners'
import type { PageData } from '@sidepick/rules/types'
import { mediaOrigins, remoteOrigins } from '#pages/headers/page_origins'

/**
 * What the page inside the frame may load, by kind: scripts of this server and of its remotes, pictures and films of
 * media hosts too, requests to this server only, and only the widget's sites may frame it.
 *
 * These are two policies, and a browser enforces both. The first requires a nonce for inline code. Code in the page can
 * read the nonce, and could then load a script or a style sheet from anywhere; the second has no nonce, so a file must
 * come from its hosts.
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

/** No page uses these; a worker, or a frame without a policy, could connect anywhere. */
const NOTHING = Object.fromEntries(
  ['child-src', 'frame-src', 'worker-src', 'manifest-src', 'object-src'].map(
    (directive) => [directive, ["'none'"]] as const
  )
)

/**
 * The sandbox of a page with a partner's code: it may run scripts, keep its origin, send forms and open windows that
 * are not sandboxed, which the host needs for passwords and social sign-in. It cannot navigate the publisher's page,
 * download files or show browser dialogs.
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
