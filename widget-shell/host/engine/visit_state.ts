import type { FirstEntry, QuickPlay, RuleSetName, ScriptId } from '@sidepick/rules/experience'
import type { LayoutName } from '@sidepick/rules/positions'
import type { PostStart, ScreenStep } from './later/steps'
import type { Outcome } from './play_state'

/** The ad of the game on screen. */
export type AdState = 'none' | 'available' | 'playing' | 'completed'

/** What a visit begins with. */
export interface VisitStart {
  /** Games that this stranger has played, and those of today. */
  strangerPlays: number
  playsToday: number
  /** The games this stranger had played at the last prompt; null without one. */
  promptedAt: number | null
}

export interface VisitState extends VisitStart {
  stepIndex: number
  step: ScreenStep
  layout: LayoutName
  ad: AdState
  /** A settled outcome that waits for the end of an ad. */
  held: { outcome: Outcome; confirmed: boolean } | null
  /** Of the cards after an answer: counts from 0. */
  interval: number
  /** Why the last advance was rejected; `count` tells a repeat from the first time. */
  rejected: { message: string; count: number } | null
  greeting: PostStart | null
  /** Whether the action after the first start is still to come. */
  greetingDue: boolean
  /** Games that the passive carousel has shown by itself. */
  passiveGames: number
  /** Games left to a stranger, once that is told. */
  gamesLeft: number | null
}

/** What the later parts read of a configuration. */
export interface VisitSettings {
  scriptId: ScriptId
  firstEntry: FirstEntry
  /** Cards by the interval in place of the poll; null where the poll stands. */
  playResponse: { intervalMs: number; totalMs: number; autoplayMs: number } | null
  lockAdsMs: number
  adsAllowed: boolean
  /** A discount for the player keeps the screen without ads. */
  discount: boolean
  mobile: boolean
  carousel: boolean
  /** Layouts that have cards; an interstitial without any is skipped. */
  layouts: readonly string[]
  limits: {
    /** Games of a stranger after which more are offered for an account. */
    moreGamesAt: number
    onboardingGames: number
    onboardingLock: boolean
    ruleSet: RuleSetName
    daily: boolean
    quickPlay: QuickPlay
  }
  /** Only an e-mail was given: no more prompts. */
  registered: boolean
  /** An account may be suggested before a limit asks for one. */
  suggestsSignUp: boolean
}
