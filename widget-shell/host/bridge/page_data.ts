import type { FrameBreakCard } from '@sidepick/rules/frame_break_cards'
import type { Placement } from '@sidepick/rules/placements'

/** What the page says its widget is about. */
export interface CustomData {
  query: string
  /** Pictures of the page. */
  assets: { description: string }[]
}

export interface ConsentData {
  gdprApplies: boolean | null
  tcString: string | null
  gppString: string | null
  uspString: string | null
  adConsent: boolean | null
}

/** What the page's own statistics may take in. */
export interface Measurement {
  name: string
  properties: Record<string, unknown>
  /** A hash. */
  userId?: string
}

/** A card of the layer on the publisher's page. */
export interface FrameBreakRule {
  componentName: FrameBreakCard
  panel: string
  position: Placement
  /** Its texts in the widget's language, and whole addresses. */
  props: Record<string, string>
}

/** Everything the layer draws by. Sent whole each time, so that a lost message costs nothing. */
export interface FrameBreakState {
  adsDisabled: boolean
  /** Ads may be chosen by what is known of the reader. */
  adsTargetingAllowed: boolean
  /** The cards to draw now, in their order; none means no layer. */
  componentRules: FrameBreakRule[]
  /** The panel of the first card. */
  panel: string
  /** Where the layer stands on the page. */
  position: Placement
  /** A hash of the player's id, which tells players of one widget apart and nothing else; null for a stranger. */
  userId: string | null
  /** One for each load of the frame. */
  sessionId: string
  /** A house banner may stand where no ad came. */
  enableFallback: boolean
  /** By card: false switches it off in the layer. */
  passiveComponentFlags: Record<string, boolean>
  /** The player's variant by experiment. */
  analyticsExperiments: Record<string, string>
  /** The widget shows a game, so it can be started from the layer. */
  gameExperienceReady: boolean
}

/** A spoken line of a video, in milliseconds from its start. */
export interface FrameBreakCaption {
  startMs: number
  endMs: number
  text: string
}
