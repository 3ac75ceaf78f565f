import { listen, type ListenParts } from './listen'

/** One frame of a browser has the stream; a browser opens no more than six connections to a server, other calls included. */
const LEADER = 'vs:live'
/** Delay that joins several events, and the opening of the stream after the page becomes visible. */
const SOON_MS = 250

export interface FollowParts extends Pick<ListenParts, 'open'> {
  /** The counts behind the dots in the menu. */
  counts: () => Promise<unknown>
  /** Reads again what is shown. */
  refresh: () => void
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  /** Web Locks and BroadcastChannel, with which frames elect a leader; without them each frame has its own stream. */
  locks: Pick<LockManager, 'request'> | null
  frames: Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'> | null
}

/** Keeps the player's data up to date while the page is visible. Returns a function that stops. */
export function followLive(parts: FollowParts): () => void {
  const { counts, refresh, page, locks, frames } = parts
  const seen = new Set<string>()
  let known: string | null = null
  let looking: AbortController | null = null
  const isLookedAt = () => page.visibilityState !== 'hidden'

  const checkSoon = soon(async () => {
    const now = await counts().then(JSON.stringify, () => known)
    if (known !== null && now !== known) refresh()
    known = now
  })
  const refreshSoon = soon(() => {
    refresh()
    // What was heard changed the counts; what is shown has been read again already.
    known = null
    checkSoon.call()
  })
  // An event may be repeated; only the first counts.
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

/** Joins calls within a moment into one. */
function soon(run: () => unknown) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const call = () => {
    stop()
    timer = setTimeout(() => void run(), SOON_MS)
  }
  return { call, stop }
}
