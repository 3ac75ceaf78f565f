import type { Http } from '@sidepick/card-kit'
import type { WaitingWindow } from './waiting_window'

const EVERY_MS = 1_000
const FOR_MS = 120_000

interface Handoff {
  refreshToken: string | null
}

interface PollParts {
  /** Without a session of its own. */
  http: Http
  popup: Pick<Window, 'closed'>
  waiting: WaitingWindow
  signal: AbortSignal
  wait?: (delayMs: number) => Promise<void>
}

const waitFor = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs))

/**
 * Asks the server for the session that a popup may have opened. Some providers cut a popup off from its opener; it then seems
 * closed from here, as one does that the player closed. As long as it is open it speaks for itself.
 */
export async function pollHandoff({ http, popup, waiting, signal, wait = waitFor }: PollParts) {
  const { state, verifier } = waiting
  if (verifier === null) return null
  for (let askedMs = 0; askedMs < FOR_MS && !signal.aborted; await wait(EVERY_MS)) {
    if (!popup.closed) continue
    askedMs += EVERY_MS
    const headers = { authorization: `Bearer ${verifier}` }
    const answer = await http<Handoff>(`/auth/handoff/${state}`, { headers, signal }).catch(
      // Next second's answer may come through.
      () => null
    )
    if (answer?.refreshToken) return answer.refreshToken
  }
  return null
}
