import type { Http } from '@sidepick/card-kit'
import type { WaitingWindow } from './waiting_window'

const EVERY_MS = 1_000
const FOR_MS = 120_000

interface PollParts {
  /** Without a session of its own. */
  http: Http
  waiting: WaitingWindow
  signal: AbortSignal
  wait?: (delayMs: number) => Promise<void>
}

const waitFor = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs))

/**
 * Polls the server for the session of a sign-in popup. Some providers cut a popup off from its opener, and not every
 * browser reports it: the first answer, from server or popup, brings the session.
 */
export async function pollHandoff({ http, waiting, signal, wait = waitFor }: PollParts) {
  const { state, verifier } = waiting
  if (verifier === null) return null
  const headers = { authorization: `Bearer ${verifier}` }
  for (let askedMs = 0; askedMs < FOR_MS; askedMs += EVERY_MS) {
    await wait(EVERY_MS)
    if (signal.aborted) return null
    const answer = await http('GET /auth/handoff/{state}', {
      params: { state },
      headers,
      signal,
    }).catch(
      // The next poll may succeed.
      () => null
    )
    if (answer?.refreshToken) return answer.refreshToken
  }
  return null
}
