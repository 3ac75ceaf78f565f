import { isDeepStrictEqual } from 'node:util'

type Fields = Record<string, unknown>

/** The fields in which two versions of a record differ, as the audit log tells of them; null where none does. */
export function differences<Version extends object>(
  before: Version,
  after: Version
): { before: Fields; after: Fields } | null {
  const keys = (Object.keys(after) as (keyof Version & string)[]).filter(
    (key) => !isDeepStrictEqual(before[key], after[key])
  )
  if (keys.length === 0) return null
  const pick = (version: Version): Fields =>
    Object.fromEntries(keys.map((key) => [key, version[key]]))
  return { before: pick(before), after: pick(after) }
}

/** What was given of some changes: a field that is undefined was left out, and stays. */
export function given<Changes extends object>(changes: Changes): Partial<Changes> {
  const told = Object.entries(changes).filter(([, value]) => value !== undefined)
  return Object.fromEntries(told) as Partial<Changes>
}
