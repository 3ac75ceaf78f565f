/** The shapes that travel between server and browser. The server's transformers and the host's store both satisfy them. */

export const GAME_TYPES = ['POLL', 'PREDICTION', 'INSTANT_POLL', 'TRIVIA', 'SURVEY'] as const
export type GameType = (typeof GAME_TYPES)[number]

export const SIDES = ['A', 'B'] as const
export type Side = (typeof SIDES)[number]

/**
 * A game's answer as somebody is told it: `withheld` where one is set and is told after the pick, null where none is set.
 * Nobody takes the one for the other: without an answer every pick of a trivia is correct.
 */
export type Answer = Side | 'withheld' | null

export const LOCALES = ['en-us', 'es-mx'] as const
/** A language the interface has words in. */
export type Locale = (typeof LOCALES)[number]

/**
 * Every language that records, configuration and addresses may name: in whose words it is shown, and what HTML and Intl,
 * which write its numbers and dates, call it.
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

/** The flavours that every page may have; any other one is a partner's. */
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

export interface SpeechMark {
  type: 'word' | 'ssml'
  value: string
  /** Milliseconds from the start of the clip. */
  time: number
}

export interface SubtitlesStyle {
  animation: 'pop' | 'karaoke'
  alignment: 'center' | 'bottom' | 'lower-third' | 'upper-third' | 'inline'
  color?: string
  background?: string
}

export interface CreatorSummary {
  userName: string
  /** Six hex digits, lower case, without #. */
  profileColor: string
  avatar: string | null
  partnerName: string | null
}

/** A picture or a film that a card shows beside the question. */
export interface CsrAsset {
  url: string
  description?: string
}

export interface GameMetadata {
  speechMarks?: SpeechMark[]
  subtitlesStyle?: SubtitlesStyle
  systemMessageName?: string
  csrAssets?: CsrAsset[]
  sourceKeywords?: string[]
}

export interface Game {
  id: string
  text: string
  gameTitle: string
  gameType: GameType
  sideA: string
  sideB: string
  /** Of TRIVIA, where one is set, players are told it after the pick; a PREDICTION has one once it is declared. */
  correctAnswer: Answer
  state: GameState
  /** ISO 8601, UTC, with milliseconds, as every instant on the wire. */
  startTime: string
  lastJoinTime: string
  endTime: string
  isAd: boolean
  isPrivate: boolean
  orientation: Orientation
  language: Language
  creatorId: string
  creator: CreatorSummary
  categoryId: string
  category: { categoryName: string }
  sourceUrl: string | null
  videoUrls: { mp4720: string | null; poster: string | null }
  landscapeVideoUrls: { mp4720: string | null }
  landscapeGame: boolean
  metadata: GameMetadata
}

/** A player on the other side, and how many tickets of the two met. */
export interface Opponent {
  username: string
  avatar: string | null
  profileColor: string
  quantity: number
  side: Side
}

export interface GamePlay {
  id: string
  gameId: string
  userId: string
  state: GamePlayState
  side: Side
  ticketType: TicketType
  quantity: number
  /** Units of the quantity that found a counterpart; free plays are matched at once. */
  matched: number
  rewardType: 'gift_card' | null
  distributorId: string
  widgetId: string | null
  returnUrl: string | null
  points: number
  /** null while the outcome is not known. */
  correct: boolean | null
  /** The game's answer as it stands, told because the pick is made; null while there is none. */
  correctAnswer: Side | null
  /** Who the matched tickets met, by player id; empty where nothing was matched with another player. */
  opponents: Record<string, Opponent>
  /** When the points of a win that was decided later were collected; null before, and where there are none. */
  claimedAt: string | null
  createdAt: string
}

export interface WidgetData {
  id: string
  type: DisplayMode
  creator: CreatorSummary
  playlist: {
    id: string
    creatorId: string
    creator: CreatorSummary
    games: Game[]
    autofilledGames: Game[]
  }
  gameSet: { id: string; name: string; gameIds: string[] } | null
  /** The caller's own plays of the listed games; empty for a stranger. */
  gamePlays: GamePlay[]
  config: { flags: HostFlags }
}

/** What a partner's domain switches for the pages it matches. */
export interface HostFlags {
  timeMode: boolean
  redBanner: boolean
  skipsDisabled: boolean
  purchasing: boolean
  adsDisabled: boolean
  altAdsProvider: string | null
  unpaidAds: boolean
  arcadeMode: boolean
  blackTickets: boolean
  customDataSource: boolean
  language: Language
  adsFetchBufferSeconds: number
  quicksilver: 'LEGACY' | 'BACKFILL' | 'ONLY'
  searchPartner: boolean
  freeGames: boolean
  /** Whether the page may tell its widget how a sign-in ended, in place of the popup. */
  allowHostAuthRelay: boolean
}

/** Under which free plays count in a partner's own scheme; sent with every play. */
export interface RewardsProgramme {
  rewardType: 'gift_card'
  distributorId: string
}

/** Places one card: drawn when its panel exists in the layout and every condition of `when` holds. */
export interface ComponentRule {
  componentName: string
  panel: string
  position: string
  when?: {
    auth?: 'logged_in' | 'logged_out'
    phases?: string[]
    gameTypes?: GameType[]
    minWidthPx?: number
    maxWidthPx?: number
    orientation?: Orientation
  }
  props?: Record<string, unknown>
  /** Platform cards in whose place this one stands; they stand there until it has come, and again when it fails. */
  replaces?: string[]
}

export interface ExperienceConfig {
  widgetMode: string
  /** Custom properties of the chrome, without the leading --vs-: { "color-accent": "#ff5a36" }. */
  widgetTheme: Record<string, string>
  gameTheme: Record<string, string>
  componentsTheme: Record<string, Record<string, string>>
  componentFlags: Record<string, boolean | Record<string, unknown>>
  themeFlags: ThemeFlags
  widgetComponents: ComponentRule[]
  gameScreenComponents: Record<string, ComponentRule[]>
  /** The rules with cards in place of the platform's first ones; they hold once those cards have come. */
  replacements?: Pick<ExperienceConfig, 'widgetComponents' | 'gameScreenComponents'>
}

/** Per-partner switches; seconds unless the name says otherwise. */
export interface ThemeFlags {
  passiveModeEnabled: boolean
  lockedPickDelay: number
  resultPollInViewDuration: number
  resultPollInViewDurationLoggedIn: number
  setMaxWidth: number
  noMinWidth: boolean
  horizontalVideosOnly: boolean
  /** Games are read for the page's context alone, none for a word at random. */
  shutterSingleDataMode: boolean
}

export const SOCIAL_PROVIDERS = ['google', 'facebook', 'apple', 'microsoft'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

/** What comes first when several screens want to open by themselves. */
export const MODAL_PRIORITIES = [
  'terms',
  'error',
  'sign_up',
  'level_up',
  'gift',
  'achievement',
] as const
export type ModalPriority = (typeof MODAL_PRIORITIES)[number]

/** What happens in a visit and may open a screen. The event's data becomes the screen's props. */
export const SCREEN_EVENTS = [
  'auth_requested',
  'terms_needed',
  'profile_incomplete',
  'registered',
  'signed_up',
  'sign_in_needed',
  'level_up',
] as const
export type ScreenEvent = (typeof SCREEN_EVENTS)[number]

/** One way to a screen of a remote; a screen with several addresses has several entries under its name. */
export interface ScreenEntry {
  name: string
  /** Address of its page, such as `/auth/callback/:supplier`; without one it is a dialog alone. */
  path?: string
  /** true: its page is for players alone; false: for strangers alone, and a player is led on; absent: for everybody. */
  login?: boolean
  opensOn?: ScreenEvent
  /** Values that the event's data must have for this screen to open on it. */
  when?: Record<string, string>
  /** `sign_up` unless it says otherwise. */
  priority?: ModalPriority
  /** Whether Escape leaves it open, since the player has to answer. */
  insists?: boolean
  /** Asks for a password, a PIN or a card, or is a step of a form that does: it is drawn where no partner's code runs. */
  secret?: boolean
}

export interface RemoteEntry {
  id: string
  owner: string
  name: string
  version: string
  /** `major.minor` of the card contract the remote was built against. */
  contract: string
  shared: Record<string, string>
  entry: string
  /** sha384, required: a remote without it is not loaded. */
  integrity: string
  preload: { url: string; integrity: string }[]
  cards: string[]
  /** Cards of the platform in whose place the remote's own of the same name stand. */
  replace?: string[]
  screens: ScreenEntry[]
  timeoutMs: number
  critical: boolean
  fallback: 'error_view' | 'toast' | 'silent'
  trust: 'inline' | 'frame'
}

/** What the player can earn, straight from the server's configuration; the server alone decides. */
export interface PointsTable {
  base: number
  triviaCorrect: number
  majority: number
  adGame: number
  clientPartMax: number
}

export interface BootstrapAnswer {
  configVersion: string
  widget: { id: string; type: DisplayMode; partnerName: string | null; creatorName: string }
  hostMode: {
    widgetMode: string
    flavour: string
    flags: HostFlags
    programme: RewardsProgramme | null
  }
  config: ExperienceConfig
  experiments: never[]
  points: PointsTable
  limits: {
    anonymousGameLimit: number
    onboardingGameLimit: number
    signUpPointsMax: number
    signUpBonus: number
  }
  remotes: RemoteEntry[]
  allowedParentOrigins: string[]
  /** Other accounts that one can sign in with. */
  auth: { providers: SocialProvider[] }
  brand: { name: string; supportEmail: string; poweredByText: string; poweredByUrl: string | null }
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
  /** Of the short name that led here, with its game and challenge: where a sign-in comes back to. */
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
  /** Of a page without a widget, `widget` is null. */
  bootstrap: Omit<BootstrapAnswer, 'widget'> & { widget: BootstrapAnswer['widget'] | null }
  /** Whose words are shown. */
  locale: Locale
  /** What the visit is in: for calls, numbers and dates. */
  language: Language
  init: InitPayload
  /** Normalised host of the publisher's page: the part of the local-storage keys that keeps sites apart. */
  host: string
  appVersion: string
}

/** What the entry page of a widget carries inline: everything the first question needs. */
export interface EntryData extends PageData {
  bootstrap: BootstrapAnswer
  widget: WidgetData
  /** Percent for side A per game id, as last counted; missing means nobody played yet. */
  votes: Record<string, { a: number; b: number }>
}

/** What the gallery's pages carry inline: whose cards to show, and a real game to show them with. */
export interface GalleryData {
  view: 'index' | 'frame'
  remotes: RemoteEntry[]
  games: Record<Locale, Game>
  appVersion: string
}

/** An anonymous pick as the browser keeps it until the player signs up. */
export interface PlayedGame {
  gameId: string
  side: Side
  points: number
  /** `withheld` while it could not be asked for. */
  correctAnswer: Answer
  correct: boolean | null
  /** Sent as x-idempotency-key, made before the first send. */
  key: string
  /** ISO 8601. */
  pickedAt: string
}

export interface LeaderboardEntry {
  userId: string
  rank: number
  username: string
  profileColor: string
  points: number
  avatar: string | null
}

export interface Leaderboard {
  id: string
  endDate: string
  prizeName: string
  prizeTitle: string
  prizeShortTitle: string
  prizeDrawingDate: string
  pointThreshold: number
  numberOfPrizes: number
  imageAssetUrl: string | null
  imageSmallAssetUrl: string | null
  imageIconAssetUrl: string | null
}

export interface LeaderboardStanding {
  userId: string | null
  topN: LeaderboardEntry[]
  neighbors: LeaderboardEntry[]
}

export interface AuthResponse {
  accessToken: string
  /** Seconds from the issue. */
  accessTokenExpiresIn: number
  refreshToken: string
  roles: string[]
  lastTosSigned: boolean
  tosSignedAt: string | null
  email: string
  payoutEmail: string | null
}

export interface Profile {
  id: string
  username: string
  avatar: string | null
  profileColor: string
  emailVerified: boolean
  email: string
  payoutEmail: string | null
  roles: string[]
  tosSignedAt: string | null
  lastTosSigned: boolean
  adsDisabled: boolean
  language: Language
  country: string | null
  state: string | null
  /** Whether birthday or country is missing: what is worth money waits for both. */
  profileIncomplete: boolean
  leagues: UserLeague[]
  currentLeague: League
  gamePlaysSinceDemotion: number
  /** Plays whose result is known, and how many of them were right. */
  gamesDeclared: number
  gamesCorrectAnswers: number
  achievements: Achievement[]
}

/** How far a player is with what an achievement asks for. */
export interface Achievement {
  id: string
  name: string
  description: string
  /** Names a picture that cards know. */
  icon: string
  gameType: GameType | null
  /** Plays in a row by now; once fulfilled, as many as were asked for. */
  gameStreak: number
  fulfilled: boolean
  /** When it was fulfilled; null before. */
  timestamp: string | null
  /** Whether the player has been shown that it is. */
  read: boolean
}

export const LEAGUES = ['level1', 'level2', 'level3', 'level4'] as const
export type League = (typeof LEAGUES)[number]

/** A league and the board its players race on this week. */
export interface UserLeague {
  name: League
  leaderboardId: string
}

export interface UserLeagues {
  leagues: UserLeague[]
  currentLeague: League
}

export interface ProblemDetails {
  type: string
  title: string
  status: number
  detail: string
  instance: string
  code: string
  message: string
  errors: { message: string; field?: string; rule?: string }[]
}
