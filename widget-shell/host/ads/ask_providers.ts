import type { AdsProvider, ProviderId } from './ads_provider'

/** Null where a provider has no code on this page. */
export type LoadProvider = (id: ProviderId) => Promise<AdsProvider | null>

interface Limits {
  /** How long each of them but the last one is waited for, in milliseconds. */
  bufferMs: number
  signal: AbortSignal
}

/** Resolves with null when the time is over; the request is aborted then. */
async function within<Ad extends { destroy: () => void }>(
  ask: (signal: AbortSignal) => Promise<Ad | null>,
  { bufferMs, signal }: Limits
): Promise<Ad | null> {
  const own = new AbortController()
  const stop = () => own.abort()
  if (signal.aborted) return null
  signal.addEventListener('abort', stop, { once: true })
  const timer = setTimeout(stop, bufferMs)
  const late = new Promise<null>((resolve) => {
    own.signal.addEventListener('abort', () => resolve(null), { once: true })
  })
  const asked = ask(own.signal)
    .catch(() => null)
    .then((ad) => {
      // What comes too late is not shown, and must not stay.
      if (!own.signal.aborted) return ad
      ad?.destroy()
      return null
    })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

/** Asks one provider after the other until one has an ad. */
export async function askProviders<Ad extends { destroy: () => void }>(
  ids: readonly ProviderId[],
  load: LoadProvider,
  ask: (provider: AdsProvider, signal: AbortSignal) => Promise<Ad | null>,
  limits: Limits
): Promise<Ad | null> {
  for (const id of ids) {
    const ad = await within(async (signal) => {
      const provider = await load(id)
      return provider && !signal.aborted ? ask(provider, signal) : null
    }, limits)
    if (ad) return ad
    if (limits.signal.aborted) return null
  }
  return null
}
