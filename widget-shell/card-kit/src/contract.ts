import type { ComponentType } from 'react'
import type { Phase } from '@sidepick/rules/experience'
import type { LayoutName } from '@sidepick/rules/positions'
import type {
  ComponentRule,
  Game,
  Language,
  Locale,
  Side,
  SocialProvider,
  TicketType,
} from '@sidepick/rules/types'
import type { Ads } from './ads_contract'
import type { PlayView, Timer, TimerName, VideoChange } from './play_contract'
import type { Http } from './http_contract'
import type { HostApi } from './query_contract'

export type { Phase } from '@sidepick/rules/experience'
export type {
  Ads,
  CommerceOffer,
  DisplayAd,
  DisplaySlot,
  VideoAd,
  VideoAdEvent,
} from './ads_contract'
export type {
  Bet,
  Challenge,
  GameDay,
  ListedGame,
  Onboarding,
  Opponent,
  PlayView,
  SearchView,
  Tally,
  Timer,
  TimerName,
  Wager,
} from './play_contract'
export type { CallInput, CallName, Http, HttpError, ProblemOf } from './http_contract'
export type { EndpointBuilder, HostApi, HostQuery, QueryState } from './query_contract'

/**
 * Version of the card contract, `major.minor`. A host supports its own major and the one before; a remote built against
 * a newer minor is refused.
 */
export const CONTRACT = '1.3'

export type LayoutMode = 'ActiveV' | 'ActiveH' | 'ActiveVReverse' | 'ActiveHReverse' | 'PassiveV'

export interface Viewer {
  loggedIn: boolean
  loading: boolean
  /** Do not prompt to sign up: an e-mail was given without a session, or the publisher wants no prompts. */
  registered?: boolean
  /** Points that wait for the account of the e-mail address that was given here, with its bonus; those of later picks come on top. */
  promisedPoints?: number
  profile: {
    id: string
    username: string
    avatar: string | null
    profileColor: string
    /** Absent while unknown. */
    emailVerified?: boolean
  } | null
}

/** How the player signed in. */
export type SignInMethod = 'sign_up' | 'sign_in' | 'social' | 'invite'

/** Everything a card may tell the host. Named as events, never as commands. */
export interface CardEvents {
  side_picked: { side: Side }
  /** Another stake for the chosen side; without a number the card proposes one. */
  stake_changed: { ticketType: TicketType; quantity: number | null }
  /** The stake is final, and so is the pick. */
  bet_placed: { ticketType: TicketType; quantity: number }
  /** Back to the question, without a pick. */
  bet_withdrawn: Record<string, never>
  /** A bonus item before the pick was caught. What it pays, and how many may be, the engine knows. */
  bonus_tapped: Record<string, never>
  next_requested: Record<string, never>
  skip_requested: Record<string, never>
  /** Goes to one of the games still to come; ignored while a pick is under way. Those before it come after all others. */
  game_chosen: { gameId: string }
  /** Looks for a game about something; without a text for one that fits the page. It is told by `play.search`. */
  search_requested: { text: string }
  /** Starts the game without a pick, such as by a tap on the picture. */
  start_requested: Record<string, never>
  /** Stops the automatic advance, or lets it go on. */
  auto_advance_changed: { stopped: boolean }
  /** The ad of this game is there, plays, or is over (also when it failed). */
  ad_changed: { ad: 'available' | 'playing' | 'completed' }
  mute_toggled: Record<string, never>
  captions_toggled: Record<string, never>
  /** Stops everything that moves by itself, in later visits too, or lets it move. The game goes on as before. */
  motion_changed: { stopped: boolean }
  /** Hover or focus inside the card pauses the automatic advance. */
  attention_held: { held: boolean }
  /** The screen, which would go on by itself, stands for so many milliseconds from now; null: until the player goes on. */
  time_requested: { ms: number | null }
  /** The browser refused sound, and the video continues muted; the host should set `muted`. */
  sound_blocked: Record<string, never>
  video_failed: { message: string }
  video_changed: { change: VideoChange }
  /** Requests a sign-in. The registry decides which screen opens: the first with this `opensOn` whose `when` holds. */
  auth_requested: { screen: 'sign_up' | 'sign_in'; variant?: string }
  /** Opens a screen as a dialog; from within a dialog it replaces that one. */
  screen_requested: { name: string; props?: Record<string, unknown> }
  /** The screen is completed: a dialog closes, a page returns to the page before it. */
  screen_closed: Record<string, never>
  /** Goes to an address of the app, such as `/auth/login?method=sign_in`; over a game, and in a dialog, its screen opens as a dialog. */
  navigated: { to: string; replace?: boolean }
  /** Starts a social sign-in; the host opens the provider's window, so emit it only within a click. */
  social_requested: {
    provider: SocialProvider
    /** The player has ticked the terms in force just now: a new account has signed them then. The host drops it from a partner's remote. */
    tosSigned?: boolean
  }
  /** The auth remote passes the token of a new session to the host, which owns the session. */
  signed_in: { refreshToken: string; method: SignInMethod }
  /** A rewards partner's token: signs in, or links both accounts of a player. If it is refused, nobody is signed in. */
  rewards_token_received: { token: string; email?: string }
  /** Only an e-mail was given: there is no session, and no further prompt to sign up. */
  registered: { email: string }
  /** `notice` replaces the host's own text. */
  log_out_requested: { notice?: string }
  /** The player's own profile has changed; the host reads it again. */
  profile_changed: Record<string, never>
  /** The host drops it from a partner's remote: only the platform's screens show the terms to be signed. */
  terms_signed: { tosSignedAt: string }
  /** Shares a text and the link to the game on screen, from within a click; with a `visit` as the server has sealed it the link tells that. */
  share_requested: { text: string; visit?: string }
  analytics: { name: string; properties?: Record<string, unknown> }
  /** `forMs`: how long it stands, where the host's own time does not fit. */
  toast: { text: string; kind: 'info' | 'success' | 'error'; forMs?: number }
}

export type Emit = <Name extends keyof CardEvents>(name: Name, data: CardEvents[Name]) => void

export interface CardProps {
  rule: ComponentRule
  panel: string
  position: string
  game: Game
  phase: Phase
  /** The screen of the step. */
  layout: LayoutName
  layoutMode: LayoutMode
  timers: Partial<Record<TimerName, Timer>>
  play: PlayView
  viewer: Viewer
  locale: Locale
  emit: Emit
}

export type Card = ComponentType<CardProps>

/** Where a screen is shown: as a page under its own address, or as a dialog. Needs no game. */
export interface ScreenProps {
  name: string
  place: 'page' | 'modal'
  /** Named parts of the address, such as `supplier` of `/auth/callback/:supplier`. */
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  /** The props from the opener; for an event, its data. */
  props: Readonly<Record<string, unknown>>
  viewer: Viewer
  /** Points of this visit that are not on an account yet. */
  waitingPoints: number
  locale: Locale
  /** Whether the dialog stays until the player answers: then it has no button to close. A host may leave it out. */
  insists?: boolean
  /** A screen requested through this `emit` replaces this one; through the host's `emit` it waits in the queue. */
  emit: Emit
}

/**
 * Fills its place: the host draws the dialog, its way out by Escape, and the focus trap; the screen draws its heading and its
 * own button to close. Name the heading with `data-screen-title`: focus goes there after a navigation.
 */
export type Screen = ComponentType<ScreenProps>

/** The API of the platform for a remote. A card has no other way out. */
export interface Host {
  contract: string
  remoteId: string
  flavour: string
  /** Whose words are shown. */
  locale: Locale
  /** Language of the visit, for requests and Intl: en-gb has the texts of en-us and its own dates. */
  language: Language
  widgetId: string
  /** The brand and its support address. */
  brand: { name: string; supportEmail: string }
  /** Attribution of a sign-up. */
  signUp: {
    /** The partner in whose programme the plays of this page count, and whose boards it shows; else `default`. */
    distributorId: string
    sourceDomain: string
    /** A path of the app, below the `/go/{payload}` of the visit. */
    returnUrl: string
    referrerId: string | null
    /** The experiments of this visit as `key:variant`, joined by commas, read at the sign-up; a host may have none. */
    experimentVariants?: () => string
    /** Points that are not on an account yet, read at the sign-up. */
    points: () => number
    bonus: number
    /** Social providers; none where a partner has switched them off. */
    providers: readonly SocialProvider[]
  }
  /**
   * The host's RTK Query API, loaded after the first question. Endpoint names are prefixed with the remote's id,
   * and naming one twice throws.
   */
  api: () => Promise<HostApi>
  /** Adds a slice under the remote's id; a reducer that throws keeps its previous state and disables only this remote. */
  injectSlice: (slice: { reducer: (state: never, action: never) => unknown; name: string }) => void
  /** The ads of the visit; null where none may be shown. A host without ads has no such function. */
  ads?: () => Promise<Ads | null>
  /**
   * Whether `screen_requested` would open this screen now: a remote has it, and no document switches it off. A host that does not
   * know has no such function. Cards ask by `useHasScreen`.
   */
  hasScreen?: (name: string) => boolean
  emit: Emit
  http: Http
  /** Aborted when the widget is removed from the page. */
  signal: AbortSignal
}

/** Cards and screens of a remote. */
export interface RemotePart {
  /** Called once per visit. Returns the cards by the names that component rules use. */
  register: (host: Host) => Record<string, Card> | Promise<Record<string, Card>>
  /** Called once per visit, before the remote's first screen opens; screens.json names what it gives. */
  screens?: (host: Host) => Record<string, Screen> | Promise<Record<string, Screen>>
}

/** What `./card` of a remote exports. */
export interface RemoteModule extends RemotePart {
  contract: string
  /**
   * Fetches the cards and screens that the first question does not draw, as another chunk: their names cost it nothing.
   * The host calls it when the browser is idle, or when one of them is to be drawn.
   */
  later?: () => Promise<RemotePart>
}
