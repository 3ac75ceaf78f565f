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

/** The player's own profile; null when there is no session, or none could be read in ten tries, each waiting longer. */
export async function fetchProfile({
  http,
  accessToken,
  wait,
}: ProfileOptions): Promise<Profile | null> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      const token = await accessToken()
      if (!token) return null
      return await http<Profile>('/v1/profiles', { headers: { authorization: `Bearer ${token}` } })
    } catch {
      // The next try follows, and after the last one the visitor is a stranger without a word.
    }
    if (attempt < TRIES) await wait(attempt * STEP_MS)
  }
  return null
}
