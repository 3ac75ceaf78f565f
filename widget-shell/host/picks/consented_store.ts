import { OF_A_STAY } from './kept_by_page'
import type { KeyValues } from './local_store'

export interface ConsentedStore extends KeyValues {
  /** Stores what was held back, as soon as that may be done. */
  release: () => void
}

interface Holding {
  mayStore: () => boolean
  /** What is held from before. */
  held: Map<string, string>
  /** Told after each change of it. */
  onHeld: (held: ReadonlyMap<string, string>) => void
}

/**
 * Holds what tells of a reader's stay in memory until it may be stored. What was stored before is read at any time. Tokens of a
 * session are stored at the reader's own wish.
 */
export function consentedStore(
  values: KeyValues,
  { mayStore, held, onHeld }: Holding
): ConsentedStore {
  const release = () => {
    if (held.size === 0 || !mayStore()) return
    for (const [key, value] of held) values.set(key, value)
    held.clear()
    onHeld(held)
  }
  return {
    get: (key) => held.get(key) ?? values.get(key),
    set(key, value) {
      // What was held is older, and must not be stored behind this.
      release()
      if (!key.startsWith(OF_A_STAY) || mayStore()) return values.set(key, value)
      held.set(key, value)
      onHeld(held)
    },
    remove(key) {
      if (held.delete(key)) onHeld(held)
      values.remove(key)
    },
    release,
  }
}
