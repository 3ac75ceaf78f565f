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

/**
 * What a document may say, but no partner: whether the platform is told what visits measure, which games a page plays,
 * and what they cost.
 */
const PLATFORM_KEYS: readonly (readonly string[])[] = [
  ['analytics', 'own'],
  ['hostFlags', 'quicksilver'],
  ['hostFlags', 'searchPartner'],
  ['hostFlags', 'freeGames'],
]

/** Where a document may say them: for every state of the visit, and for one. */
const PLACES: readonly (readonly string[])[] = [[], ...Object.values(OVERRIDES)]

function valueAt(doc: unknown, path: readonly string[]): unknown {
  return path.reduce(
    (value, key) => (isPlainObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    doc
  )
}

/** What a partner may not change in a document; none when all of it stays as it is. */
export function platformKeyFaults(before: unknown, after: unknown): string[] {
  return PLACES.flatMap((place) => PLATFORM_KEYS.map((key) => [...place, ...key]))
    .filter((path) => !isDeepStrictEqual(valueAt(before, path), valueAt(after, path)))
    .map((path) => `${path.join('.')} is for the platform to say`)
}
