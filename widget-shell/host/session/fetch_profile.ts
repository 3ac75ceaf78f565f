import type { Http } from '@sidepick/card-kit'
import type { Profile } from '@sidepick/rules/types'

const TRIES = 10
const STEP_MS = 500

interface ProfileOptions {
  http: Http
  /** Null when the session is over. */
  accessToken: () => Promise<string | null>
  wait: (delayMs: number) => Promise<void>
}

/** The player's own profile; null without a session, or after ten failed attempts with growing pauses. */
export async function fetchProfile({
  http,
  accessToken,
  wait,
}: ProfileOptions): Promise<Profile | null> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      const token = await accessToken()
      if (!token) return null
      return await http('GET /v1/profiles', { headers: { authorization: `Bearer ${token}` } })
    } catch {
      // The next attempt follows; after the last one the visitor is silently a stranger.
    }
    if (attempt < TRIES) await wait(attempt * STEP_MS)
  }
  return null
}
