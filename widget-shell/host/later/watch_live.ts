import type { Http } from '@sidepick/card-kit'
import type { Session } from '../session/session'

const CHANNEL = 'vs:live'

export interface LiveParts {
  session: Session
  http: Http
  baseUrl: string
  locks: LockManager | null
  load: () => Promise<typeof import('../live/follow_live')>
}

/**
 * Listens to live events while somebody is signed in; for strangers nothing is loaded. Returns a function that stops.
 */
export function watchLive(parts: LiveParts, refresh: () => void): () => void {
  const { session, http, locks, load } = parts
  let stopHearing: () => void = () => undefined
  /** Incremented with each player, so that a load for the player before is ignored. */
  let round = 0
  const stop = () => {
    round += 1
    stopHearing()
    stopHearing = () => undefined
  }

  session.on('logged_in', async () => {
    stop()
    const own = round
    // Without it the page shows what it read, as before.
    const live = await load().catch(() => null)
    if (!live || own !== round) return
    stopHearing = live.followLive({
      open: (signal) => openStream(parts, signal),
      counts: () => http('GET /v1/notifications/count'),
      refresh,
      page: document,
      locks,
      frames: typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL),
    })
  })
  session.on('logged_out', stop)
  return stop
}

/** EventSource sends no headers, and a token must not be in an address. */
async function openStream({ session, baseUrl }: LiveParts, signal: AbortSignal) {
  const accessToken = await session.accessToken()
  if (accessToken === null) throw new Error('Nobody is signed in')
  const response = await fetch(`${baseUrl}/v1/notifications/stream`, {
    headers: { authorization: `Bearer ${accessToken}` },
    cache: 'no-store',
    credentials: 'omit',
    signal,
  })
  // The next attempt goes with a new one.
  if (response.status === 401) await session.renewAfterRefusal()
  if (!response.ok || !response.body) throw new Error(`The stream answers ${response.status}`)
  return response.body
}
