/** The shapes that travel between server and browser. The server's transformers and the host's store both satisfy them. */

export const GAME_TYPES = ['POLL', 'PREDICTION', 'INSTANT_POLL', 'TRIVIA', 'SURVEY'] as const
export type GameType = (typeof GAME_TYPES)[number]

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
  /** For TRIVIA, if set, players get it after the pick; a PREDICTION has one once it is declared. */
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

/** A player on the other side, with the number of matched tickets. */
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
  /** Matched part of the quantity; free plays are matched at once. */
  matched: number
  rewardType: 'gift_card' | null
  distributorId: string
  widgetId: string | null
  returnUrl: string | null
  points: number
  /** null while the outcome is not known. */
  correct: boolean | null
  /** The game's current answer, included because the pick is made; null while there is none. */
  correctAnswer: Side | null
  /** The opponents of matched tickets, by player id; empty without a match. */
  opponents: Record<string, Opponent>
  /** When the points of a win decided after the pick were claimed; null before, and where there are none. */
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

/** The flags of a partner domain for the pages that it matches. */
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
  /** Whether the page may relay the result of a sign-in instead of the popup. */
  allowHostAuthRelay: boolean
}

/** Reward type of free plays in a partner's programme; sent with every play. */
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
  /** Platform cards that this one replaces; they are shown until it has loaded, and again when it fails. */
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
  /** The rules with cards that replace the platform's first ones; they apply once those cards have loaded. */
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
  /** Search only by the page's context, without random words. */
  shutterSingleDataMode: boolean
}

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
] as const
export type ScreenEvent = (typeof SCREEN_EVENTS)[number]

/** One way to a screen of a remote; a screen with several addresses has several entries under its name. */
export interface ScreenEntry {
  name: string
  /** Address of its page, such as `/auth/callback/:supplier`; without one it is only a dialog. */
  path?: string
  /**
   * true: its page is for players only; false: for strangers only, and players are redirected; absent: for everybody.
   */
  login?: boolean
  opensOn?: ScreenEvent
  /** Values that the event's data must have for this screen to open on it. */
  when?: Record<string, string>
  /** `sign_up` by default. */
  priority?: ModalPriority
  /** Whether Escape does not close it, because the player has to answer. */
  insists?: boolean
  /**
   * Asks for a password, a PIN or a payment card, or is a step of such a form: it is drawn only where no partner's code
   * runs.
   */
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
  /** Platform cards that the remote's cards of the same name replace. */
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
}

/** What the entry page of a widget carries inline: everything the first question needs. */
export interface EntryData extends PageData {
  bootstrap: BootstrapAnswer
  widget: WidgetData
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
  /** Whether birthday or country is missing, which payouts require. */
  profileIncomplete: boolean
  leagues: UserLeague[]
  currentLeague: League
  gamePlaysSinceDemotion: number
  /** Plays whose result is known, and how many of them were right. */
  gamesDeclared: number
  gamesCorrectAnswers: number
  achievements: Achievement[]
}

/** A player's progress towards an achievement. */
export interface Achievement {
  id: string
  name: string
  description: string
  /** Name of an icon that the cards have. */
  icon: string
  gameType: GameType | null
  /** Current run of plays; once reached, the required number. */
  gameStreak: number
  fulfilled: boolean
  /** When it was reached; null before. */
  timestamp: string | null
  /** Whether the player has seen it. */
  read: boolean
}

export const LEAGUES = ['level1', 'level2', 'level3', 'level4'] as const
export type League = (typeof LEAGUES)[number]

/** A league and its leaderboard of this week. */
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
