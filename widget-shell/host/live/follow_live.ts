import { listen, type ListenParts } from './listen'

/** One frame of a browser has the stream; a browser opens no more than six connections to a server, other calls included. */
const LEADER = 'vs:live'
/** Several things happen at once, and a stream opens right after a page was looked at again. */
const SOON_MS = 250

export interface FollowParts extends Pick<ListenParts, 'open'> {
  /** What the dots of the menu show. */
  counts: () => Promise<unknown>
  /** Reads again what is shown. */
  refresh: () => void
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  /** Where frames agree who leads, and tell each other; without either each has a stream of its own. */
  locks: Pick<LockManager, 'request'> | null
  frames: Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'> | null
}

/** Keeps what is shown of a player in step with the server, while somebody looks at it. Returns how to stop. */
export function followLive(parts: FollowParts): () => void {
  const { counts, refresh, page, locks, frames } = parts
  const seen = new Set<string>()
  let known: string | null = null
  let looking: AbortController | null = null
  const isLookedAt = () => page.visibilityState !== 'hidden'

  const refreshSoon = soon(refresh)
  const checkSoon = soon(async () => {
    const now = await counts().then(JSON.stringify, () => known)
    if (known !== null && now !== known) refresh()
    known = now
  })
  // An event may be said again; it is new once.
  const heard = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    refreshSoon.call()
  }

  const lead = (signal: AbortSignal) =>
    listen(
      {
        open: parts.open,
        check: checkSoon.call,
        heard(id) {
          frames?.postMessage(id)
          heard(id)
        },
      },
      signal
    )
  const take = (signal: AbortSignal) => {
    if (!locks || !frames) return lead(signal)
    return locks
      .request(LEADER, { signal }, () => lead(signal))
      .catch(() => (signal.aborted ? undefined : lead(signal)))
  }
  const follow = () => {
    if (!isLookedAt()) {
      looking?.abort()
      looking = null
    } else if (!looking) {
      looking = new AbortController()
      checkSoon.call()
      void take(looking.signal)
    }
  }
  if (frames) {
    frames.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string' && isLookedAt()) heard(data)
    }
  }
  page.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    page.removeEventListener('visibilitychange', follow)
    looking?.abort()
    frames?.close()
    refreshSoon.stop()
    checkSoon.stop()
  }
}

/** Runs once for all calls of a moment. */
function soon(run: () => unknown) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const call = () => {
    stop()
    timer = setTimeout(() => void run(), SOON_MS)
  }
  return { call, stop }
}
