import type { ComponentType } from 'react'
import type {
  ComponentRule,
  Game,
  Language,
  Locale,
  Side,
  SocialProvider,
} from '@sidepick/rules/types'
import type { HostApi } from './query_contract'

export type { EndpointBuilder, HostApi, HostQuery, QueryState } from './query_contract'

/**
 * Version of the card contract, `major.minor`. A host carries its own major and the one before;
 * a remote built against a newer minor than the host knows is refused.
 */
export const CONTRACT = '1.2'

/** Where the play of one game stands. */
export type Phase =
  'passive' | 'question' | 'locking' | 'locked' | 'majorityBonus' | 'result' | 'ended'

export type LayoutMode = 'ActiveV' | 'ActiveH' | 'ActiveVReverse' | 'ActiveHReverse' | 'PassiveV'

export type TimerName = 'lockedPick' | 'majorityBonus' | 'resultPoll' | 'autoAdvance' | 'idle'

export interface Timer {
  /** Milliseconds left, never below 0. */
  remainingMs: number
  durationMs: number
  completed: boolean
}

/** What the play of the current game has come to; everything a first-wave card draws. */
export interface PlayView {
  /** Zero-based position among the games of this visit. */
  gameIndex: number
  picked: Side | null
  /** Whole percent for side A with the player's own vote in it; null until the pick is settled. */
  sideAPercent: number | null
  /** The side the poll shows as the winner; null before the pick is settled, and for a trivia whose answer is withheld. */
  winner: Side | null
  /** null while the outcome is not known (PREDICTION) or does not exist (SURVEY). */
  correct: boolean | null
  points: { base: number; bonus: number; majority: number; total: number }
  /** Points of this visit, and before sign-up all points waiting to be kept. */
  sessionPoints: number
  /** The player's points and rank of the week as the server knows them; null for a stranger. */
  week: { points: number; rank: number | null } | null
  muted: boolean
  captionsOn: boolean
  /** Plays counted in sideAPercent; absent while nobody says. Statements about "people" need a minimum. */
  votes?: number
  hasNext: boolean
  /** The game that follows as things stand, so that its media can be fetched ahead; null at the end of the list. */
  next: Game | null
  /** Freezes the bar of the automatic advance (hover, focus, an open dialog). */
  paused: boolean
}

export interface Viewer {
  loggedIn: boolean
  loading: boolean
  /** An e-mail was left without a session: nobody is to be asked to sign up again. */
  registered?: boolean
  profile: {
    id: string
    username: string
    avatar: string | null
    profileColor: string
    /** Absent while nobody says. */
    emailVerified?: boolean
  } | null
}

/** How somebody came to be signed in. */
export type SignInMethod = 'sign_up' | 'sign_in' | 'social' | 'invite'

/** Everything a card may tell the host. Named as events, never as commands. */
export interface CardEvents {
  side_picked: { side: Side }
  next_requested: Record<string, never>
  skip_requested: Record<string, never>
  mute_toggled: Record<string, never>
  captions_toggled: Record<string, never>
  /** Hover or focus inside the card holds the automatic advance. */
  attention_held: { held: boolean }
  /** The browser refused sound, and the video goes on muted; `muted` should follow. */
  sound_blocked: Record<string, never>
  video_failed: { message: string }
  /** Asks who plays. Which screen opens is the registry's to say: the first whose `opensOn` is this and whose `when` holds. */
  auth_requested: { screen: 'sign_up' | 'sign_in'; variant?: string }
  /** Opens a screen over whatever is shown; from within such a screen it takes its place. */
  screen_requested: { name: string; props?: Record<string, unknown> }
  /** The screen is done with: a dialog closes, a page gives way to the page before it. */
  screen_closed: Record<string, never>
  /** Goes to an address of the app, such as `/auth/login?method=sign_in`; over a game, and in a dialog, its screen opens as a dialog. */
  navigated: { to: string; replace?: boolean }
  /** Signing in with another account; the host opens the provider's window, so only ever send it from a click. */
  social_requested: { provider: SocialProvider }
  /** The auth remote hands the server's answer to the host, which owns the session. */
  signed_in: {
    refreshToken: string
    accessToken: string
    accessTokenExpiresIn: number
    method: SignInMethod
  }
  /** A rewards partner says who plays: signs in, or joins both accounts of who is signed in. Refused, nobody is signed in. */
  rewards_token_received: { token: string; email?: string }
  /** An e-mail alone was left: there is no session, but nobody is asked to sign up again. */
  registered: { email: string }
  /** `notice` is said instead of the host's own words. */
  log_out_requested: { notice?: string }
  /** Something of the player's own profile is new; the host reads it again. */
  profile_changed: Record<string, never>
  terms_signed: { tosSignedAt: string }
  analytics: { name: string; properties?: Record<string, unknown> }
  toast: { text: string; kind: 'info' | 'success' | 'error' }
}

export type Emit = <Name extends keyof CardEvents>(name: Name, data: CardEvents[Name]) => void

export interface CardProps {
  rule: ComponentRule
  panel: string
  position: string
  game: Game
  phase: Phase
  layoutMode: LayoutMode
  timers: Partial<Record<TimerName, Timer>>
  play: PlayView
  viewer: Viewer
  locale: Locale
  emit: Emit
}

export type Card = ComponentType<CardProps>

/** Where a screen stands: a page under its own address, or a dialog over whatever is shown. Needs no game. */
export interface ScreenProps {
  name: string
  place: 'page' | 'modal'
  /** Named parts of the address, such as `supplier` of `/auth/callback/:supplier`. */
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  /** What the one who asked for the screen passed on; of an event, its data. */
  props: Readonly<Record<string, unknown>>
  viewer: Viewer
  /** Points of this visit that wait to be kept. */
  waitingPoints: number
  locale: Locale
  /** Asked through this, another screen takes this one's place; through the host's own it waits for its turn. */
  emit: Emit
}

/**
 * Fills its place: the host draws the dialog, its way out by Escape, and the focus trap; the screen draws its heading and its
 * own button to close. Name the heading with `data-screen-title`: focus goes there after a navigation.
 */
export type Screen = ComponentType<ScreenProps>

/** Error of a call: the server's problem detail, or what the network said. */
export interface HttpError {
  status: number
  code: string
  message: string
  errors: { message: string; field?: string; rule?: string }[]
}

/** Calls the platform with the headers every call carries; rejects with an HttpError. A body is sent as JSON, a FormData as it is. */
export interface Http {
  <Answer>(
    path: string,
    options?: {
      method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
      body?: unknown
      headers?: Record<string, string>
      signal?: AbortSignal
    }
  ): Promise<Answer>
}

/** What the platform hands to a remote. There is no other way out of a card. */
export interface Host {
  contract: string
  remoteId: string
  flavour: string
  /** Whose words are shown. */
  locale: Locale
  /** What the visit is in, for calls and for Intl: British English has words of en-us, and its own dates. */
  language: Language
  widgetId: string
  /** Whose product this is, and where its players ask for help. */
  brand: { name: string; supportEmail: string }
  /** Where a sign-up says it came from. */
  signUp: {
    distributorId: string
    sourceDomain: string
    /** A path of the app, below the `/go/{payload}` of the visit. */
    returnUrl: string
    referrerId: string | null
    /** Points waiting to be kept, read at the moment of the sign-up. */
    points: () => number
    bonus: number
    /** Accounts of others that one can sign in with here; none where a partner switched that off. */
    providers: readonly SocialProvider[]
  }
  /**
   * The host's RTK Query API, loaded after the first question. Endpoint names are prefixed with the remote's id,
   * and naming one twice throws.
   */
  api: () => Promise<HostApi>
  /** Adds a slice under the remote's id; a reducer that throws keeps its previous state and fails that card alone. */
  injectSlice: (slice: { reducer: (state: never, action: never) => unknown; name: string }) => void
  emit: Emit
  http: Http
  /** Aborted when the widget is taken off the page. */
  signal: AbortSignal
}

/** What `./card` of a remote exports. */
export interface RemoteModule {
  contract: string
  /** Called once a visit. Returns the cards by the names that component rules use. */
  register: (host: Host) => Record<string, Card> | Promise<Record<string, Card>>
  /** Called once a visit, before the first screen of the remote opens. Names and addresses stand in the remote's screens.json. */
  screens?: (host: Host) => Record<string, Screen> | Promise<Record<string, Screen>>
}
