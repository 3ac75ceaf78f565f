/** The closed sets of the game, and the shapes that travel between server and browser. */

import type * as wire from './generated_wire.js'
import type { Game, RemoteEntry, WidgetData } from './generated_wire.js'

/** Generated from what the server writes in `backend/<module>/wire`. */
export type {
  Achievement,
  AuthResponse,
  ComponentRule,
  CreatorSummary,
  Game,
  GameMedia,
  GameMetadata,
  GamePlay,
  HostFlags,
  Leaderboard,
  LeaderboardEntry,
  LeaderboardStanding,
  PointsTable,
  Profile,
  RemoteEntry,
  RewardsProgramme,
  ScreenEntry,
  SpeechMark,
  SubtitlesStyle,
  ThemeFlags,
  UserLeague,
  UserLeagues,
  WidgetData,
} from './generated_wire.js'

export const GAME_TYPES = ['POLL', 'PREDICTION', 'INSTANT_POLL', 'TRIVIA', 'SURVEY'] as const
export type GameType = (typeof GAME_TYPES)[number]

/** Of which kind a picture beside a question is. */
export const IMAGE_TYPES = ['photo', 'illustration', 'vector'] as const

export const SIDES = ['A', 'B'] as const
export type Side = (typeof SIDES)[number]

/**
 * A game's answer for a player: `withheld` if it is told after the pick, null if none is set. The two differ: without
 * an answer every pick of a trivia is correct.
 */
export type Answer = Side | 'withheld' | null

export const LOCALES = ['en-us', 'es-mx'] as const
/** A language with texts of the interface. */
export type Locale = (typeof LOCALES)[number]

/**
 * Every supported language, with the locale whose texts it uses and its tag for HTML and Intl, which format numbers and
 * dates.
 */
export const LANGUAGES = {
  'en-us': { words: 'en-us', intl: 'en-US' },
  'en-gb': { words: 'en-us', intl: 'en-GB' },
  'es-mx': { words: 'es-mx', intl: 'es-MX' },
} as const satisfies Record<string, { words: Locale; intl: string }>
export type Language = keyof typeof LANGUAGES

export const DISPLAY_MODES = [
  'inline',
  'expanding',
  'mobile-expanding',
  'docked',
  'carousel',
  'sidebar',
  'playlist',
] as const
export type DisplayMode = (typeof DISPLAY_MODES)[number]

/** The built-in flavours, allowed on every page; any other one is a partner's. */
export const BUILT_IN_FLAVOURS = [
  'default',
  'search-partner',
  'free-games',
  'search-embed',
  'daily-red-banner',
] as const
export type BuiltInFlavour = (typeof BUILT_IN_FLAVOURS)[number]

export const GAME_STATES = [
  'new',
  'active',
  'waiting_for_declaration',
  'declaring_winner',
  'winner_declared',
  'changing_game_result',
  'processing_payouts',
  'ended',
  'canceled',
  'refunded',
  'quarantined',
] as const
export type GameState = (typeof GAME_STATES)[number]

export const GAME_PLAY_STATES = [
  'waiting_for_match',
  'matched',
  'declared_winner',
  'declared_loser',
  'won',
  'lost',
  'canceled',
] as const
export type GamePlayState = (typeof GAME_PLAY_STATES)[number]

export const TICKET_TYPES = ['black', 'white', 'free'] as const
export type TicketType = (typeof TICKET_TYPES)[number]

export type Orientation = 'landscape' | 'portrait'

export const SOCIAL_PROVIDERS = ['google', 'facebook', 'apple', 'microsoft'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

/** The order of screens that want to open at the same time. */
export const MODAL_PRIORITIES = [
  'terms',
  'error',
  'sign_up',
  'level_up',
  'gift',
  'achievement',
] as const
export type ModalPriority = (typeof MODAL_PRIORITIES)[number]

/** Events of a visit that may open a screen. The event's data become the screen's props. */
export const SCREEN_EVENTS = [
  'auth_requested',
  'terms_needed',
  'profile_incomplete',
  'registered',
  'signed_up',
  'sign_in_needed',
  'level_up',
  'daily_gift',
] as const
export type ScreenEvent = (typeof SCREEN_EVENTS)[number]

export interface ExperienceConfig extends wire.ExperienceConfig {
  /** By card or screen: false switches it off, an object holds its settings. */
  componentFlags: Record<string, boolean | Record<string, unknown>>
}

/** What a configuration is made from, again and again: the documents, and what overrides them in a state of the visit. */
export interface ConfigStates extends wire.ConfigStates {
  base: ExperienceConfig
}

export interface BootstrapAnswer extends wire.BootstrapAnswer {
  config: ExperienceConfig
  states?: ConfigStates
}

export interface InitPayload {
  ref?: string
  flavour?: string
  widgetId?: string
  widgetType?: DisplayMode
  refUId?: string
  analyticsExperiments?: unknown
  analyticsExperimentsPayloads?: unknown
  analyticsSessionId?: string
  analyticsDeviceId?: string
  targetUrl?: string
  /** The short name that led here, with its game and challenge, to which a sign-in returns. */
  customPath?: string
  /** Instance id of the loader's handle. */
  iid?: string
  /** Version of the loader. */
  v?: string
  lang?: string
  [extra: string]: unknown
}

/** What every page carries inline. */
export interface PageData {
  /** On a page without a widget, `widget` is null. */
  bootstrap: Omit<BootstrapAnswer, 'widget'> & { widget: BootstrapAnswer['widget'] | null }
  /** Whose words are shown. */
  locale: Locale
  /** Language of the visit, for requests, numbers and dates. */
  language: Language
  init: InitPayload
  /** Normalised host name of the publisher's page, part of local-storage keys to separate sites. */
  host: string
  appVersion: string
  /** Addresses may force the variants of experiments; never in production. */
  takesForced?: true
  /** At / alone: the page where strangers play; absent where they sign in. */
  home?: string
}

/** What the entry page of a widget carries inline: everything the first question needs. */
export interface EntryData extends PageData {
  bootstrap: BootstrapAnswer
  widget: WidgetData
  /** The name of the player whose challenge led here. */
  challenger?: string
  /** Percent for side A per game id; missing if nobody has played yet. */
  votes: Record<string, { a: number; b: number }>
}

/** What the gallery's pages carry inline: whose cards to show, and a real game to show them with. */
export interface GalleryData {
  view: 'index' | 'frame'
  remotes: RemoteEntry[]
  games: Record<Locale, Game>
  /** Where cards are placed around each other. */
  config: ExperienceConfig
  appVersion: string
}

/** What the page draws with that shows a draft; what it draws comes by messages. */
export interface PreviewData {
  remotes: RemoteEntry[]
  config: ExperienceConfig
  appVersion: string
}

/** An anonymous pick as the browser keeps it until the player signs up. */
export interface PlayedGame {
  gameId: string
  side: Side
  points: number
  /** `withheld` if it could not be loaded yet. */
  correctAnswer: Answer
  correct: boolean | null
  /** Sent as x-idempotency-key, made before the first send. */
  key: string
  /** ISO 8601. */
  pickedAt: string
}

export const LEAGUES = ['level1', 'level2', 'level3', 'level4'] as const
export type League = (typeof LEAGUES)[number]
