import type { DisplayAd, DisplaySlot, VideoAd, VideoAdEvent } from '@sidepick/card-kit'
import type { ConsentData } from '../bridge/page_data'

export type ProviderId = 'ima' | 'alt' | 'house' | 'null'

/** What a provider is told of the visit at each request. */
export interface AdContext {
  widgetId: string
  partner: string
  host: string
  consent: ConsentData | null
  /** Whether the ad may be chosen for this reader. */
  targetingAllowed: boolean
  /** How long an ad is waited for, in milliseconds. */
  fetchBufferMs: number
  /** Save-Data, or a slow connection: nothing is loaded ahead of its use. */
  savesData: boolean
}

export type VideoPosition = 'preroll' | 'postroll'

/** Sells ads; the game does not know which one it is. A request without an ad is answered by null. */
export interface AdsProvider {
  readonly id: ProviderId
  requestVideo: (
    slot: { position: VideoPosition },
    context: AdContext,
    signal: AbortSignal
  ) => Promise<VideoAd | null>
  requestDisplay: (
    slot: DisplaySlot,
    context: AdContext,
    signal: AbortSignal
  ) => Promise<DisplayAd | null>
}

/** The listeners of a video ad; nothing is told after the end. */
export function adEvents() {
  const listeners = new Map<VideoAdEvent, Set<() => void>>()
  let over = false
  const ends: readonly VideoAdEvent[] = ['completed', 'skipped', 'error']
  return {
    on(event: VideoAdEvent, listener: () => void) {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
      return () => void known.delete(listener)
    },
    tell(event: VideoAdEvent) {
      if (over) return
      over = ends.includes(event)
      for (const listener of listeners.get(event) ?? []) listener()
    },
    silence: () => void (over = true),
    isOver: () => over,
  }
}
