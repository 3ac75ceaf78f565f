import type { ComponentType } from 'react'
import type { ComponentRule, Game, Locale, Side } from '@sidepick/rules/types'

/**
 * Version of the card contract, `major.minor`. A host carries its own major and the one before;
 * a remote built against a newer minor than the host knows is refused.
 */
export const CONTRACT = '1.0'

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
  /** The side the poll shows as the winner. */
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
  profile: { id: string; username: string; avatar: string | null; profileColor: string } | null
}

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
  /** Opens a screen of the auth remote over the game. */
  auth_requested: { screen: 'sign_up' | 'sign_in' }
  auth_closed: Record<string, never>
  /** Opens the leaderboard over the game. */
  board_requested: Record<string, never>
  /** The auth remote hands the server's answer to the host, which owns the session. */
  signed_in: {
    refreshToken: string
    accessToken: string
    accessTokenExpiresIn: number
    method: 'sign_up' | 'sign_in'
  }
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

/** Error of a call: the server's problem detail, or what the network said. */
export interface HttpError {
  status: number
  code: string
  message: string
  errors: { message: string; field?: string; rule?: string }[]
}

/** Calls the platform with the headers every call carries; rejects with an HttpError. */
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
  locale: Locale
  widgetId: string
  /** Where a sign-up says it came from. */
  signUp: {
    distributorId: string
    sourceDomain: string
    returnUrl: string
    referrerId: string | null
    /** Points waiting to be kept, read at the moment of the sign-up. */
    points: () => number
    bonus: number
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

/** What a query hook gives back; the shape of RTK Query. */
export interface QueryState<Answer> {
  data?: Answer
  error?: unknown
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

/** A query as the host carries it; draw only with what `useQuery` returns. */
export interface HostQuery<Arg, Answer> {
  useQuery: (
    arg: Arg,
    options?: {
      skip?: boolean
      pollingInterval?: number
      refetchOnMountOrArgChange?: boolean | number
    }
  ) => QueryState<Answer>
}

export interface EndpointBuilder {
  /** `query` returns a path like `/v1/leaderboards/7?limit=10`, or the path with its query, a method and a JSON body. */
  query: <Answer, Arg>(definition: {
    query: (
      arg: Arg
    ) => string | { url: string; method?: string; params?: Record<string, unknown>; body?: unknown }
  }) => HostQuery<Arg, Answer>
}

/** The part of RTK Query's API object that remotes build on; RTK Query itself stays out of the first wave. */
export interface HostApi {
  /** Answers with the endpoints under the names the remote gave; inside the host they carry the remote's id. */
  injectEndpoints: <Endpoints extends Record<string, unknown>>(options: {
    endpoints: (build: EndpointBuilder) => Endpoints
    overrideExisting?: 'throw'
  }) => { endpoints: Endpoints }
}

/** What `./card` of a remote exports. */
export interface RemoteModule {
  contract: string
  /** Called once a visit. Returns the cards by the names that component rules use. */
  register: (host: Host) => Record<string, Card> | Promise<Record<string, Card>>
}
