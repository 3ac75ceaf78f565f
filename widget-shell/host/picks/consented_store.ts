import type { KeyValues } from './local_store'

/** What names a reader's stay. Tokens of a session are stored at the reader's own wish, and begin otherwise. */
const OF_A_STAY = 'vs:'

export interface ConsentedStore extends KeyValues {
  /** Stores what was held back, as soon as that may be done. */
  release: () => void
}

/** Holds what tells of a reader's stay in memory until it may be stored. What was stored before is read at any time. */
export function consentedStore(values: KeyValues, mayStore: () => boolean): ConsentedStore {
  const held = new Map<string, string>()
  const release = () => {
    if (held.size === 0 || !mayStore()) return
    for (const [key, value] of held) values.set(key, value)
    held.clear()
  }
  return {
    get: (key) => held.get(key) ?? values.get(key),
    set(key, value) {
      // What was held is older, and must not be stored behind this.
      release()
      if (!key.startsWith(OF_A_STAY) || mayStore()) values.set(key, value)
      else held.set(key, value)
    },
    remove(key) {
      held.delete(key)
      values.remove(key)
    },
    release,
  }
}
