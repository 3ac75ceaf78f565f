import { createRemoteJWKSet, decodeJwt, jwtVerify, type JWTPayload, type RemoteJWKSet } from 'jose'
import { clock } from '#shared/clock'

export interface IdTokenIssuer {
  /** One, or each way it writes its name; with `{tenantid}` where the account's own directory stands. */
  issuer: string | string[]
  /** Whom its tokens must be for. */
  clientId: string
  jwksUrl: string
}

export type Claims = JWTPayload & { sub: string; email?: unknown; email_verified?: unknown }

/** Only asymmetric algorithms: neither `none` nor HMAC, for which a public key could be misused as the secret. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256']
/** Allowed difference of the clocks. */
export const CLOCK_TOLERANCE_SECONDS = 60
const JWKS_TIMEOUT_MS = 5_000
const TENANT = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Longest subject that OpenID Connect allows, in characters. */
const SUBJECT_MAX = 255

const keySets = new Map<string, RemoteJWKSet>()

/**
 * Verifies signature, issuer, audience and lifetime of an id_token and returns its claims.
 * @throws when any of them is invalid
 */
export async function readIdToken(idToken: unknown, from: IdTokenIssuer): Promise<Claims> {
  if (typeof idToken !== 'string') throw new Error('the answer holds no id_token')
  const { payload } = await jwtVerify(idToken, keysAt(from.jwksUrl), {
    audience: from.clientId,
    issuer: issuerOf(idToken, from),
    algorithms: ALGORITHMS,
    requiredClaims: ['sub', 'iat', 'exp'],
    currentDate: clock.now(),
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  })
  const { sub, aud, azp } = payload
  const forSeveral = Array.isArray(aud) && aud.length > 1
  if ((forSeveral || azp !== undefined) && azp !== from.clientId) {
    throw new Error('the id_token was issued to somebody else')
  }
  if (typeof sub !== 'string' || sub === '' || sub.length > SUBJECT_MAX) {
    throw new Error('the id_token names nobody')
  }
  return payload as Claims
}

function keysAt(url: string): RemoteJWKSet {
  const known = keySets.get(url)
  if (known) return known
  const keys = createRemoteJWKSet(new URL(url), { timeoutDuration: JWKS_TIMEOUT_MS })
  keySets.set(url, keys)
  return keys
}

function issuerOf(idToken: string, { issuer }: IdTokenIssuer): string | string[] {
  if (Array.isArray(issuer) || !issuer.includes('{tenantid}')) return issuer
  const { tid } = decodeJwt(idToken)
  if (typeof tid !== 'string' || !TENANT.test(tid)) throw new Error('the id_token names no tenant')
  return issuer.replace('{tenantid}', tid)
}
