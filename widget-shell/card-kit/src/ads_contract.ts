import type { AdPlacement, AdSize } from '@sidepick/rules/ads'

export type VideoAdEvent = 'started' | 'quartile' | 'completed' | 'skipped' | 'error'

/** A video ad that can be played once. */
export interface VideoAd {
  /** Who sells it. */
  readonly provider: string
  /** Time of play after which it can be skipped, in milliseconds; null for never. */
  readonly skippableAfterMs: number | null
  /** Fills the container. */
  play: (container: HTMLElement, options: { muted: boolean }) => void
  setMuted: (muted: boolean) => void
  pause: () => void
  resume: () => void
  skip: () => void
  /** Removes what it has drawn, and reports nothing any more. */
  destroy: () => void
  /** Returns a function that stops listening. */
  on: (event: VideoAdEvent, listener: () => void) => () => void
}

/** A banner that is drawn in the element it was asked for. */
export interface DisplayAd {
  readonly provider: string
  readonly size: AdSize
  destroy: () => void
}

export interface DisplaySlot {
  /** Where the banner is drawn. */
  el: HTMLElement
  placement: AdPlacement
  /** The sizes that fit, the most wanted first. */
  sizes: readonly AdSize[]
}

/** Something to buy or to get, offered between two games. */
export interface CommerceOffer {
  /** Who offers it. */
  readonly provider: string
  readonly title: string
  readonly text: string
  /** Of the link. */
  readonly label: string
  /** A page of ours, or one of another site over https. */
  readonly href: string
}

/** The ads of a visit, for the cards that show them. */
export interface Ads {
  /** The video ad of the game on screen; null without one. */
  video: () => VideoAd | null
  /** Called when there is another video ad, or none any more. Returns a function that stops. */
  subscribe: (listener: () => void) => () => void
  /** Draws a banner; null where none came or none fits. */
  display: (slot: DisplaySlot, signal: AbortSignal) => Promise<DisplayAd | null>
  /** An offer for the screen between two games; null where none came in time. A host without offers has no such function. */
  offer?: (signal: AbortSignal) => Promise<CommerceOffer | null>
  /** Delay of the next passive ad, in milliseconds: shorter for the first one of the visit. */
  passiveDelayMs: () => number
}
