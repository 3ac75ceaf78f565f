import type { AllyUserContract } from '@adonisjs/ally/types'
import { readIdToken, type Claims, type IdTokenIssuer } from '#auth/social/id_token'

export interface OidcUser extends Omit<AllyUserContract<never>, 'token'> {
  emailVerificationState: 'verified' | 'unverified'
  original: Claims
}

/** What came of a code that was exchanged. */
export interface OidcToken {
  token: string
  type: string
  id_token?: string
}

/** Whom an id_token speaks of. Its signature stands for it: no further call is needed. */
export async function oidcUser(
  idToken: unknown,
  issuer: IdTokenIssuer,
  isVerified: (claims: Claims) => boolean
): Promise<OidcUser> {
  const claims = await readIdToken(idToken, issuer)
  return {
    id: claims.sub,
    // No name, no picture: a player is known by the username alone.
    nickName: '',
    name: '',
    avatarUrl: null,
    email: typeof claims.email === 'string' ? claims.email : null,
    emailVerificationState: isVerified(claims) ? 'verified' : 'unverified',
    original: claims,
  }
}

/** Apple writes its booleans as text. */
export const isTrue = (claim: unknown): boolean => claim === true || claim === 'true'
