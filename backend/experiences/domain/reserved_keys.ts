import { isDeepStrictEqual } from 'node:util'
import { isPlainObject } from '#shared/http/validation/faults'
import type { ExperienceScope } from '#experiences/contract'
import { OVERRIDES } from '#experiences/domain/layers'

/** The documents that partners write: their flavours', their own, and their domains'. */
export const PARTNER_SCOPES = [
  'flavour',
  'partner',
  'host',
] as const satisfies readonly ExperienceScope[]
export type PartnerScope = (typeof PARTNER_SCOPES)[number]

type Key = readonly string[]

/** Screens on which players agree, say how old they are, and read what they agreed to or rule over their account. */
const OF_PLAYERS = [
  ...['TermsOfService', 'BirthDate', 'DocTerms', 'DocRules', 'DocPromotionalRules', 'DocPrivacy'],
  ...['ProfileEdit', 'ChangePassword', 'DeleteAccount'],
]

/**
 * What a document may say, but no partner: whether the platform is told what visits measure, which games a page plays, what they
 * cost, and whether the screens are there that protect players.
 */
const PLATFORM_KEYS: readonly Key[] = [
  ['analytics', 'own'],
  ['hostFlags', 'quicksilver'],
  ['hostFlags', 'searchPartner'],
  ['hostFlags', 'freeGames'],
  ...OF_PLAYERS.map((name) => ['componentFlags', name]),
]

/** Nor may creators say of their widgets what their partner and the platform live on, or what covers and leads a publisher's page. */
const PARTNER_KEYS: readonly Key[] = [
  ['ads'],
  ['analytics', 'posthog'],
  ['analytics', 'amplitude'],
  ['themeFlags', 'disableAllAds'],
  ['themeFlags', 'enableLocalCookies'],
  ['themeFlags', 'onboardingGameLimit'],
  ['themeFlags', 'onboardingGameLock'],
  ['themeFlags', 'passiveDocked'],
  ['componentFlags', 'CloseControl'],
]

/** Who writes a document. The platform may say all of it. */
export type Author = 'partner' | 'creator'

const RESERVED: Record<Author, readonly Key[]> = {
  partner: PLATFORM_KEYS,
  creator: [...PLATFORM_KEYS, ...PARTNER_KEYS],
}

/** Where a document may say them: for every state of the visit, and for one. */
const PLACES: readonly Key[] = [[], ...Object.values(OVERRIDES)]

function valueAt(doc: unknown, path: Key): unknown {
  return path.reduce(
    (value, key) => (isPlainObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    doc
  )
}

/** What its author may not change in a document; none when all of it stays as it is. */
export function reservedKeyFaults(author: Author, before: unknown, after: unknown): string[] {
  return PLACES.flatMap((place) => RESERVED[author].map((key) => [...place, ...key]))
    .filter((path) => !isDeepStrictEqual(valueAt(before, path), valueAt(after, path)))
    .map((path) => `${path.join('.')} is not for a ${author} to say`)
}
