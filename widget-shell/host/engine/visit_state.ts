import type { ComponentRule, TicketType } from '@sidepick/rules/types'
import type {
  FirstEntry,
  PostStart,
  QuickPlay,
  RuleSetName,
  ScriptId,
} from '@sidepick/rules/experience'
import type { Bet, PlayView, SearchView, Tally, VideoView } from '@sidepick/card-kit'
import type { LayoutName } from '@sidepick/rules/positions'
import type { ScreenStep } from './later/steps'
import type { Outcome, PlayEvent } from './play_state'

/** The ad of the game on screen. */
export type AdState = 'none' | 'available' | 'playing' | 'completed'

/** What a visit begins with. */
export interface VisitStart {
  /** Games that this stranger has played, and those of today. */
  strangerPlays: number
  playsToday: number
  /** The games this stranger had played at the last prompt; null without one. */
  promptedAt: number | null
  /** Games of a set that an earlier visit has left unfinished. */
  setPlayed: number
  /** Right answers in a row with which earlier visits of this stranger have ended. */
  run?: number
}

/** A card beside a result: for everybody without `auth`, with every result without `results`. */
export type ReadingCard = Pick<NonNullable<ComponentRule['when']>, 'auth' | 'results'>

/** The set of games that is being played. */
export interface SetState {
  /** Ids of its games that are still to be played; null where any game counts. */
  left: readonly string[] | null
  played: number
  size: number
  /** The game that counted last. */
  last: string | null
}

export interface VisitState extends Omit<VisitStart, 'setPlayed' | 'run'> {
  stepIndex: number
  step: ScreenStep
  layout: LayoutName
  ad: AdState
  /** A settled outcome that waits for the end of an ad. */
  held: { outcome: Outcome; confirmed: boolean } | null
  /** Of the cards after an answer: counts from 0. */
  interval: number
  /** How many advances of this screen were rejected. */
  rejected: number
  greeting: PostStart | null
  /** Whether the action after the first start is still to come. */
  greetingDue: boolean
  /** Games that the passive carousel has shown by itself. */
  passiveGames: number
  /** Games left to a stranger, once that is told. */
  gamesLeft: number | null
  /** What the results of this visit add up to. */
  tally: Tally
  /** Points caught before the pick of the game on screen. */
  taps: number
  /** Of the game on screen. */
  video: VideoView
  /** null where games come in no sets. */
  set: SetState | null
  /** Whether the player has signed up or in between two games of this visit; until the next screen. */
  joined: boolean
  /** What was searched for last; null before the first search. */
  search: SearchView | null
  /** Of the game on screen; `pick` is what the player did to choose the side. */
  bet: (Bet & { pick: Extract<PlayEvent, { type: 'side_picked' }> }) | null
  /** What cards are told of it, beside the step. */
  told: Partial<PlayView>
}

/** What the later parts read of a configuration. */
export interface VisitSettings {
  scriptId: ScriptId
  firstEntry: FirstEntry
  /** The name of the player whose challenge led here. */
  challengedBy?: string
  /** What the page is about, in the words of its address; may be empty. */
  searchText: string
  /** In place of the script's own; null where that holds. */
  postStart: PostStart | null
  /** Cards by the interval in place of the poll; null where the poll stands. */
  playResponse: { intervalMs: number; totalMs: number; autoplayMs: number } | null
  lockAdsMs: number
  adsAllowed: boolean
  /** What players may stake here, beside a free pick. */
  tickets: readonly TicketType[]
  /** Whether tickets are for sale here. */
  sellsTickets: boolean
  /** What the partner takes off a price, in percent; any of it keeps the screen without ads. */
  discountPercent: number
  mobile: boolean
  carousel: boolean
  /** Where games come in sets: the ids of the set that runs now, if one does. null where they do not. */
  sets: { running: readonly string[] } | null
  /** Whether games may be skipped. */
  skips: boolean
  /** Layouts that have cards; an interstitial without any is skipped. */
  layouts: readonly string[]
  limits: {
    /** Games of a stranger after which an account is suggested, and those after which it is needed; null without a lock. */
    suggestAt: number
    lockAt: number | null
    /** Games that there are without an account, whatever the page locks. */
    strangerGames: number
    ruleSet: RuleSetName
    /** Games of one day; null where the day is no limit. */
    daily: number | null
    /** Those of a partner's page alone. */
    partnerDaily: number | null
    quickPlay: QuickPlay
  }
  /** Only an e-mail was given: no more prompts. */
  registered: boolean
  /** An account may be suggested before a limit asks for one. */
  suggestsSignUp: boolean
  /** A card for strangers comes with their first result. */
  asksWithResult: boolean
  /** How much longer a result with something to read stands, and the cards that are read with one. */
  reading: { moreMs: number; cards: readonly ReadingCard[] }
}
