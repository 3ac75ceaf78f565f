import { isDeepStrictEqual } from 'node:util'
import { Problem } from '#shared/problem'

/** Somebody else has changed what the caller is about to change. Nothing was written. */
export interface ChangedMeanwhile {
  type: 'changed_meanwhile'
  /** The fields that are others by now; a dot leads into an object. */
  fields: string[]
}

type Fields = Record<string, unknown>

/**
 * Compares what the caller read of the fields it changes with what they are now, in the transaction that has locked the
 * record. An object is compared by the members that the caller names, and as a whole where a change replaces it as a
 * whole. null when nothing else has changed, or when the caller does not say what it read.
 */
export function changedMeanwhile(
  expected: object | undefined,
  current: object,
  replaced: readonly string[] = []
): ChangedMeanwhile | null {
  const fields = expected ? changedIn(expected as Fields, current as Fields, replaced) : []
  return fields.length === 0 ? null : { type: 'changed_meanwhile', fields }
}

function changedIn(expected: Fields, current: Fields, replaced: readonly string[]): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const now = Object.hasOwn(current, name) ? current[name] : undefined
    if (isObject(value) && isObject(now) && !replaced.includes(name)) {
      return changedIn(value, now, []).map((field) => `${name}.${field}`)
    }
    return isDeepStrictEqual(value, now) ? [] : [name]
  })
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names each field that somebody else has changed. */
export function changedMeanwhileProblem({ fields }: ChangedMeanwhile): Problem {
  const message = 'Somebody else has changed this field'
  return new Problem('E_CHANGED_MEANWHILE', {
    errors: fields.map((field) => ({ field, message, rule: 'expected' })),
  })
}
