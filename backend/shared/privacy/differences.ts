import { isDeepStrictEqual } from 'node:util'

type Fields = Record<string, unknown>

/** The fields in which two versions of a record differ, for the audit log; null when none does. */
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

/** The given fields of some changes; an undefined field was omitted. */
export function given<Changes extends object>(changes: Changes): Partial<Changes> {
  const told = Object.entries(changes).filter(([, value]) => value !== undefined)
  return Object.fromEntries(told) as Partial<Changes>
}
