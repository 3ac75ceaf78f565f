import { GAME_TYPES, SIDES, type GameType, type Side } from './types.js'

/**
 * What a visit measures: every event with its properties. The host sends these, the loader hands them to the publisher's
 * page, the server stores these and no others. The names are snake_case, but for `emailEnteredError`.
 */
export interface AnalyticsEvents {
  /** The widget has drawn its first game, or says that its list is empty. */
  widget_loaded: { empty?: boolean }
  /** A game is on screen; `index` counts the games of the visit from 0. */
  game_viewed: { gameId: string; gameType: GameType; index: number }
  /** Games were searched for the page's context; `cacheHit`: whether the server knew their order already. */
  games_searched: { cacheHit: boolean }
  /** A game that waited for it was started by the player, or by itself. */
  game_started: { gameId: string }
  /** The player picked a side; the pick is final. */
  side_picked: { gameId: string; side: Side; gameType: GameType; index: number }
  /** The result of a game is shown; `correct` says of a poll whether the pick was with the majority; it is missing of a survey, and while nobody knows. */
  game_played: { gameId: string; points: number; correct?: boolean }
  /** The player gave a game one to five stars. */
  game_rated: { gameId: string; stars: number }
  /** All games of the list are over. */
  end_card_viewed: { games: number }
  /** The leaderboard was opened, over the game or among the prizes. */
  leaderboard_viewed: Record<string, never>
  /** A gift was tapped. */
  rewards_gift_clicked: Record<string, never>
  /** A link to a game was shared; `method`: how. */
  game_shared: { gameId?: string; method: string }
  /** A sign-up was suggested. */
  sign_up_prompted: { variant: string }
  /** An account was made; `method`: by a form (`email`), its short form (`quick`), an invite (`invite`), or the name of a provider; `variant`: that of the last suggestion in the visit. */
  sign_up: { method: string; variant?: string }
  /** A player signed in with an e-mail address. */
  email_sign_in: Record<string, never>
  /** A sign-in with the account of a provider failed. */
  social_sign_in_failed: { provider: string; error: string }
  /** The player accepted the terms. */
  terms_accepted: Record<string, never>
  /** A sign-up was refused; `message` is what the form shows. */
  emailEnteredError: { message: string }
  /** An ad began; `provider`: who sells it, `slot`: where it is shown. */
  ad_started: { provider: string; slot: string }
  /** A video ad is over, or the slot of one on the page has left or stayed empty; `outcome`: how, `failed` too where the game waited no longer. */
  ad_ended: { provider: string; slot: string; outcome: 'completed' | 'skipped' | 'failed' }
  /** The browser blocks ads. */
  adblock_detected: Record<string, never>
  /** A visit was shown a variant of an experiment; sent once for each. On your page it brings the variant's `payload` too, if there is one. */
  experiment_exposed: { experiment: string; variant: string }
  /** The player wanted to go on before the game allowed it. */
  advance_rejected: { message: string }
  /** A rule of the configuration places a card where there is no place. */
  component_rule_invalid: {
    componentName: string
    panel: string
    position: string
    reason: string
  }
  /** The cards that a game needs did not come. A frame that shows no game for another reason emits `error` on your page alone. */
  embed_diagnostic: { message: string }
  /** A remote's cards did not come; `reason`: why. */
  remote_failed: { remoteId: string; version: string; reason: string }
  /** A card threw while it was drawn; `remoteId`: the remote whose code threw. */
  card_failed: {
    remoteId: string
    version: string
    reason: string
    cardName: string
    message: string
  }
  /** A script or style sheet of the page did not load. */
  preload_failed: { file: string }
  /** An error that no code handled. */
  client_error: { message: string; file?: string; line?: number }
}

export type AnalyticsName = keyof AnalyticsEvents

/** One measured event, its properties as its name asks for them. */
export type AnalyticsEvent = {
  [Name in AnalyticsName]: { name: Name; properties: AnalyticsEvents[Name] }
}[AnalyticsName]

/** What a property may hold: a UUID, a word, a sentence, a number from 0, yes or no, or one of a list. */
type Kind<Value> = [Value] extends [boolean]
  ? 'flag'
  : [Value] extends [number]
    ? 'count'
    : string extends Value
      ? 'id' | 'word' | 'sentence'
      : readonly Value[]

type Members<Properties> = {
  readonly [Key in keyof Properties]-?: undefined extends Properties[Key]
    ? { readonly maybe: Kind<NonNullable<Properties[Key]>> }
    : Kind<Properties[Key]>
}

interface Terms<Properties> {
  members: [keyof Properties] extends [never] ? Record<string, never> : Members<Properties>
  /** The word that roll-ups count this event by, beside what every event is counted by. */
  detail?: keyof Properties
  /** Something does not work: sent at once, and listed with remote, version and reason. */
  fails?: true
}

/** How each event looks on the wire. */
export const ANALYTICS_EVENTS: { readonly [Name in AnalyticsName]: Terms<AnalyticsEvents[Name]> } =
  {
    widget_loaded: { members: { empty: { maybe: 'flag' } } },
    game_viewed: { members: { gameId: 'id', gameType: GAME_TYPES, index: 'count' } },
    games_searched: { members: { cacheHit: 'flag' }, detail: 'cacheHit' },
    game_started: { members: { gameId: 'id' } },
    side_picked: {
      members: { gameId: 'id', side: SIDES, gameType: GAME_TYPES, index: 'count' },
      detail: 'side',
    },
    game_played: {
      members: { gameId: 'id', points: 'count', correct: { maybe: 'flag' } },
      detail: 'correct',
    },
    game_rated: { members: { gameId: 'id', stars: 'count' } },
    end_card_viewed: { members: { games: 'count' } },
    leaderboard_viewed: { members: {} },
    rewards_gift_clicked: { members: {} },
    game_shared: { members: { gameId: { maybe: 'id' }, method: 'word' }, detail: 'method' },
    sign_up_prompted: { members: { variant: 'word' }, detail: 'variant' },
    sign_up: { members: { method: 'word', variant: { maybe: 'word' } }, detail: 'method' },
    email_sign_in: { members: {} },
    social_sign_in_failed: { members: { provider: 'word', error: 'sentence' }, detail: 'provider' },
    terms_accepted: { members: {} },
    emailEnteredError: { members: { message: 'sentence' } },
    ad_started: { members: { provider: 'word', slot: 'word' }, detail: 'provider' },
    ad_ended: {
      members: { provider: 'word', slot: 'word', outcome: ['completed', 'skipped', 'failed'] },
      detail: 'outcome',
    },
    adblock_detected: { members: {} },
    experiment_exposed: { members: { experiment: 'word', variant: 'word' }, detail: 'variant' },
    advance_rejected: { members: { message: 'sentence' } },
    component_rule_invalid: {
      members: { componentName: 'word', panel: 'word', position: 'word', reason: 'sentence' },
      detail: 'componentName',
      fails: true,
    },
    embed_diagnostic: { members: { message: 'sentence' }, fails: true },
    remote_failed: {
      members: { remoteId: 'word', version: 'word', reason: 'word' },
      detail: 'reason',
      fails: true,
    },
    card_failed: {
      members: {
        remoteId: 'word',
        version: 'word',
        reason: 'word',
        cardName: 'word',
        message: 'sentence',
      },
      detail: 'cardName',
      fails: true,
    },
    preload_failed: { members: { file: 'sentence' }, fails: true },
    client_error: {
      members: { message: 'sentence', file: { maybe: 'sentence' }, line: { maybe: 'count' } },
      fails: true,
    },
  }

export const isAnalyticsName = (name: unknown): name is AnalyticsName =>
  typeof name === 'string' && Object.hasOwn(ANALYTICS_EVENTS, name)

/** Whether a property is free text, which may hold what a person has typed. */
export function isSentence(name: AnalyticsName, key: string): boolean {
  const members = new Map<string, unknown>(Object.entries(ANALYTICS_EVENTS[name].members))
  const kind = members.get(key)
  return kind === 'sentence' || (Object(kind) as { maybe?: unknown }).maybe === 'sentence'
}

/** Longest word and sentence, in characters. */
export const ANALYTICS_WORD = 64
export const ANALYTICS_SENTENCE = 300

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const WORD = new RegExp(`^[\\w.:@/+-]{1,${ANALYTICS_WORD}}$`)

const KINDS: Record<'id' | 'word' | 'sentence' | 'count' | 'flag', (value: unknown) => boolean> = {
  id: (value) => typeof value === 'string' && ID.test(value),
  word: (value) => typeof value === 'string' && WORD.test(value),
  sentence: (value) =>
    typeof value === 'string' && value.length <= ANALYTICS_SENTENCE && !value.includes('\0'),
  count: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  flag: (value) => typeof value === 'boolean',
}

type AnyKind = keyof typeof KINDS | readonly unknown[]
type Member = AnyKind | { maybe: AnyKind }

const isKind = (member: Member): member is AnyKind =>
  typeof member === 'string' || Array.isArray(member)

const fits = (kind: AnyKind, value: unknown) =>
  typeof kind === 'string' ? KINDS[kind](value) : kind.includes(value)

/** Why an event is refused. */
export const ANALYTICS_REFUSALS = ['unknown_event', 'unknown_member', 'bad_member'] as const
export type AnalyticsRefusal = (typeof ANALYTICS_REFUSALS)[number]

/** Why this is no event that we know, with exactly its properties; null when it is one. */
export function analyticsRefusal(name: unknown, properties: unknown): AnalyticsRefusal | null {
  if (!isAnalyticsName(name)) return 'unknown_event'
  if (typeof properties !== 'object' || properties === null) return 'bad_member'
  const members = ANALYTICS_EVENTS[name].members as Record<string, Member>
  if (Object.keys(properties).some((key) => !Object.hasOwn(members, key))) return 'unknown_member'
  const given = new Map<string, unknown>(Object.entries(properties))
  const wrong = Object.entries(members).some(([key, member]) =>
    isKind(member)
      ? !fits(member, given.get(key))
      : given.has(key) && !fits(member.maybe, given.get(key))
  )
  return wrong ? 'bad_member' : null
}

/** What every event of a visit carries. The ids are missing where the reader has not agreed to them. */
export interface AnalyticsContext {
  /** Missing on a page without a widget. */
  widgetId?: string
  /** Slug of the partner that the visit counts for. */
  partner: string
  /** Host name of the publisher's page. */
  host: string
  displayMode: string
  widgetMode: string
  flavour: string
  /** Versions of the configuration. */
  config: string
  /** The remote that draws the game, with its version: `play-cards@1.2.0`. */
  release: string
  /** Version of the platform. */
  appVersion: string
  /** Ends after 30 minutes without an event. */
  sessionId?: string
  /** Of this browser. */
  deviceId?: string
  /** Variants by experiment. */
  experiments: Record<string, string>
}
