import { carriesPartnerCode } from '@sidepick/rules/owners'
import type { PageData } from '@sidepick/rules/types'
import { hashSource } from '#shared/http/html'
import {
  adOrigins,
  analyticsOrigins,
  mediaOrigins,
  remoteOrigins,
  scriptSources,
} from '#pages/headers/page_origins'

/** The inline code of a page, as it stands between its tags. */
export interface InlineCode {
  style: string
  script?: string
  /** For a library of ours that writes style elements itself; only on pages that no cache keeps. */
  styleNonce?: string
}

/**
 * What the page inside the frame may load, by kind: scripts of this server and of its remotes, pictures and films of
 * media hosts too, requests to this server and to the configured servers of ads and statistics only, and only the widget's sites may frame it.
 *
 * Inline code is allowed by its hash, so equal pages have equal policies and caches may store them. A file must come
 * from its hosts: a nonce would let code in the page load one from anywhere. A partner's script is allowed by its hash
 * too, which Chromium, Firefox 116 and Safari 15.6 compare with the tag's `integrity`. `blob:` is for style sheets in browsers
 * that cannot construct one.
 */
export function contentSecurityPolicy(
  bootstrap: PageData['bootstrap'],
  { script, style, styleNonce }: InlineCode
): string {
  const ancestors = bootstrap.allowedParentOrigins
  const ours = ["'self'", ...remoteOrigins(bootstrap)]
  const mediaHosts = mediaOrigins()
  const adHosts = adOrigins(bootstrap)
  const page = {
    'default-src': ["'none'"],
    'script-src': [
      ...(script === undefined ? [] : [hashSource(script)]),
      "'self'",
      ...scriptSources(bootstrap),
    ],
    'style-src': [
      hashSource(style),
      "'self'",
      'blob:',
      ...(styleNonce === undefined ? [] : [`'nonce-${styleNonce}'`]),
    ],
    'img-src': [...ours, ...mediaHosts, ...adHosts, 'data:', 'blob:'],
    'media-src': [...ours, ...mediaHosts, ...adHosts, 'blob:'],
    'font-src': ours,
    'connect-src': ["'self'", ...adHosts, ...analyticsOrigins(bootstrap)],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    ...NOTHING,
    ...(carriesPartnerCode(bootstrap.remotes) ? { sandbox: SANDBOX } : {}),
    'frame-ancestors': ancestors.includes('*') ? ['*'] : ["'self'", ...ancestors],
  }
  return Object.entries(page)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
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
