import type { Http, HttpError } from '@sidepick/card-kit'
import type { AuthResponse } from '@sidepick/rules/types'
import type { Tokens } from './tokens'

const WAITS_MS = [500, 1000]

interface RefreshOptions {
  /** A client without a session: the refresh token authorises the request. */
  http: Http
  tokens: Tokens
  wait: (delayMs: number) => Promise<void>
}

const isRefused = (error: unknown) => {
  const { status } = error as HttpError
  return status > 400 && status < 500
}

/**
 * Trades the refresh token for a new pair. Null when the server refused it, which ends the session.
 *
 * @throws what the last of three attempts met, when server or network failed each time
 */
export async function refreshTokens({
  http,
  tokens,
  wait,
}: RefreshOptions): Promise<AuthResponse | null> {
  let lastError: unknown = new Error('The session changed while it was renewed')
  for (let attempt = 0; attempt <= WAITS_MS.length; attempt += 1) {
    const sent = tokens.refreshToken()
    if (!sent) return null
    try {
      const headers = { authorization: `Bearer ${sent}` }
      const answer = await http('POST /auth/refresh', { headers })
      // Signed out meanwhile, here or in another tab: the answer must not restore the session.
      if (tokens.refreshToken() === null) return null
      // Signed in again meanwhile, maybe as somebody else: that session is refreshed instead.
      if (tokens.refreshToken() !== sent) continue
      tokens.keep(answer)
      return answer
    } catch (error) {
      // Without Web Locks another tab may have rotated the token meanwhile: then its successor is tried.
      if (isRefused(error) && tokens.refreshToken() === sent) return null
      lastError = error
    }
    const waitMs = WAITS_MS[attempt]
    if (waitMs !== undefined) await wait(waitMs)
  }
  throw lastError
}
