import { createHash, randomBytes } from 'node:crypto'

/**
 * at_ authorises every secure request, rt_ only refresh and logout; vt_, pt_ and it_ are mailed and authorise one
 * request, once.
 */
export type TokenPrefix = 'at_' | 'rt_' | 'vt_' | 'pt_' | 'it_'

/** 256 bits as base64url. */
const SECRET = /^[\w-]{43}$/

export interface NewToken {
  /** Handed out once and never stored. */
  value: string
  hash: string
}

export function newToken(prefix: TokenPrefix): NewToken {
  const value = prefix + randomBytes(32).toString('base64url')
  return { value, hash: hashToken(value) }
}

/** What is stored: a random secret of this length needs no salt and no slow hash. */
export function hashToken(value: string): string {
  return createHash('sha256').update(value).digest('hex')
}

export function isToken(value: string, prefix: TokenPrefix): boolean {
  return value.startsWith(prefix) && SECRET.test(value.slice(prefix.length))
}

/** The token of an Authorization header, or null when it carries none of this kind. */
export function bearerToken(header: string | undefined, prefix: TokenPrefix): string | null {
  const [scheme, value, ...rest] = (header ?? '').trim().split(/ +/)
  if (scheme?.toLowerCase() !== 'bearer' || value === undefined || rest.length > 0) return null
  return isToken(value, prefix) ? value : null
}
