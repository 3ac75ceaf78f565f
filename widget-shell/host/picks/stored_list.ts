import type { KeyValues } from './local_store'

const VERSION = 1
/** Most entries of a stored list; the oldest are dropped first. */
const MAX_ENTRIES = 200

export interface StoredList<Entry> {
  all: () => Entry[]
  /** Adds an entry, or replaces the one it is the same as. */
  put: (entry: Entry) => void
  remove: (entry: Entry) => void
  clear: () => void
}

/** A list under one key as `{v, data}`; an unreadable value counts as empty. */
export function createStoredList<Entry>(
  values: KeyValues,
  key: string,
  isEntry: (value: unknown) => value is Entry,
  same: (one: Entry, other: Entry) => boolean
): StoredList<Entry> {
  const all = (): Entry[] => {
    try {
      const stored = JSON.parse(values.get(key) ?? 'null') as { v?: unknown; data?: unknown } | null
      return stored?.v === VERSION && Array.isArray(stored.data) ? stored.data.filter(isEntry) : []
    } catch (error) {
      console.warn(`What is stored under ${key} cannot be read`, error)
      return []
    }
  }
  const write = (data: Entry[]) =>
    data.length === 0
      ? values.remove(key)
      : values.set(key, JSON.stringify({ v: VERSION, data: data.slice(-MAX_ENTRIES) }))
  const without = (entry: Entry) => all().filter((other) => !same(other, entry))
  return {
    all,
    put: (entry) => write([...without(entry), entry]),
    remove: (entry) => write(without(entry)),
    clear: () => values.remove(key),
  }
}
