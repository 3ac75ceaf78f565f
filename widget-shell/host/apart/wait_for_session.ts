import type { Http } from '@sidepick/card-kit'
import type { WaitingWindow } from '../social/waiting_window'

const EVERY_MS = 2_000
/** Time for a sign-up with six steps and a mail; after it the link must be pressed again. Milliseconds. */
const FOR_MS = 30 * 60 * 1_000

interface WaitParts {
  /** Without a session of its own. */
  http: Http
  waiting: WaitingWindow
  signal: AbortSignal
  /** Does not poll while the page is hidden. */
  isHidden?: () => boolean
  wait?: (delayMs: number) => Promise<void>
}

const waitFor = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs))

/** Polls the server for the session that the player gives this game in another window; null when none came. */
export async function waitForSession(parts: WaitParts): Promise<string | null> {
  const { http, waiting, signal, isHidden = () => document.hidden, wait = waitFor } = parts
  const { state, verifier } = waiting
  if (verifier === null) return null
  const headers = { authorization: `Bearer ${verifier}` }
  for (let waitedMs = 0; waitedMs < FOR_MS; waitedMs += EVERY_MS) {
    await wait(EVERY_MS)
    if (signal.aborted) return null
    if (isHidden()) continue
    const answer = await http('GET /auth/handoff/{state}', {
      params: { state },
      headers,
      signal,
    }).catch(() => null)
    if (answer?.refreshToken) return answer.refreshToken
  }
  return null
}
