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

const isRefused = ({ status }: HttpError) => status > 400 && status < 500

/**
 * Trades the refresh token for a new pair. A refused one is forgotten; one whose session belongs to another browser is left
 * where it is: storage may be shared where cookies are not.
 *
 * @throws what the last of three attempts met, when server or network failed each time
 */
export async function refreshTokens({
  http,
  tokens,
  wait,
}: RefreshOptions): Promise<AuthResponse | 'refused' | 'elsewhere'> {
  let lastError: unknown = new Error('The session changed while it was renewed')
  for (let attempt = 0; attempt <= WAITS_MS.length; attempt += 1) {
    const sent = tokens.refreshToken()
    if (!sent) return 'refused'
    try {
      const headers = { authorization: `Bearer ${sent}` }
      const answer = await http('POST /auth/refresh', { headers })
      // Signed out meanwhile, here or in another tab: the answer must not restore the session.
      if (tokens.refreshToken() === null) return 'refused'
      // Signed in again meanwhile, maybe as somebody else: that session is refreshed instead.
      if (tokens.refreshToken() !== sent) continue
      tokens.keep(answer)
      return answer
    } catch (error) {
      // Without Web Locks another tab may have rotated the token meanwhile: then its successor is tried.
      if (isRefused(error as HttpError) && tokens.refreshToken() === sent) {
        const isElsewhere = (error as HttpError).code === 'E_REFRESH_ELSEWHERE'
        if (isElsewhere) tokens.disown()
        else tokens.clear()
        return isElsewhere ? 'elsewhere' : 'refused'
      }
      lastError = error
    }
    const waitMs = WAITS_MS[attempt]
    if (waitMs !== undefined) await wait(waitMs)
  }
  throw lastError
}
