import type { CardEvents } from '@sidepick/card-kit'
import type { AuthResponse } from '@sidepick/rules/types'

type SignedIn = CardEvents['signed_in']

/** What the host needs of the server's answer to keep the session. */
export function signedIn(
  { refreshToken, accessToken, accessTokenExpiresIn }: AuthResponse,
  method: SignedIn['method']
): SignedIn {
  return { refreshToken, accessToken, accessTokenExpiresIn, method }
}
