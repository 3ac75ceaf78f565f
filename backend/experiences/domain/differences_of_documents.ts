import { isDeepStrictEqual } from 'node:util'
import { isPlainObject } from '#shared/http/validation/faults'

export interface DocumentChange {
  /** As faults name it, such as `themeFlags.setMaxWidth`. */
  path: string
  /** Left out where there was nothing. */
  before?: unknown
  /** Left out where there is nothing any more. */
  after?: unknown
}

/** What differs between two documents: value by value in objects, whole lists. */
export function differencesOf(before: object, after: object, path = ''): DocumentChange[] {
  const [old, next] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((key): DocumentChange[] => {
    const at = path ? `${path}.${key}` : key
    const [was, is]: [unknown, unknown] = [old.get(key), next.get(key)]
    if (isDeepStrictEqual(was, is)) return []
    if (isPlainObject(was) && isPlainObject(is)) return differencesOf(was, is, at)
    return [
      {
        path: at,
        ...(old.has(key) ? { before: was } : {}),
        ...(next.has(key) ? { after: is } : {}),
      },
    ]
  })
}
