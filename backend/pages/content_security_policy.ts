import { randomBytes } from 'node:crypto'
import type { PageData } from '@sidepick/rules/types'

export const newNonce = (): string => randomBytes(16).toString('base64url')

/**
 * What the page inside the frame may load: scripts by nonce or from the origins of the remotes it was given, calls to
 * this server alone, and no frame around it but the partner's.
 */
export function contentSecurityPolicy(bootstrap: PageData['bootstrap'], nonce: string): string {
  const remoteOrigins = [
    ...new Set(bootstrap.remotes.map((remote) => new URL(remote.entry).origin)),
  ]
  const ancestors = bootstrap.allowedParentOrigins
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'self'", ...remoteOrigins],
    'style-src': [`'nonce-${nonce}'`, "'self'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...remoteOrigins],
    'media-src': ["'self'", 'https:', 'blob:', ...remoteOrigins],
    'font-src': ["'self'", ...remoteOrigins],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ancestors.includes('*') ? ['*'] : ["'self'", ...ancestors],
  }
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}
