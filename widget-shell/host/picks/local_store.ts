/** The part of Storage that the widget uses. */
export interface KeyValues {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
  /** Whether the browser stores nothing for this frame. */
  isClosed?: () => boolean
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Local storage that never throws: if the browser forbids it, values are kept in memory. */
function createLocalStore(storage: () => Storage): KeyValues {
  const memory = new Map<string, string>()
  let warned = false
  const attempt = <Value>(run: (real: Storage) => Value, otherwise: Value): Value => {
    try {
      return run(storage())
    } catch (error) {
      // Its words alone: a page whose browser forbids storage has no fault that a stack would help to find.
      if (!warned) console.warn(`Local storage is not available. ${messageOf(error)}`)
      warned = true
      return otherwise
    }
  }
  return {
    get: (key) => memory.get(key) ?? attempt((real) => real.getItem(key), null),
    set(key, value) {
      const kept = attempt((real) => {
        real.setItem(key, value)
        return true
      }, false)
      if (kept) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key) {
      memory.delete(key)
      attempt((real) => real.removeItem(key), undefined)
    },
    isClosed: () => attempt(() => false, true),
  }
}

/** The frame's one store: what cannot be stored is kept until the frame goes, and one warning says so. */
export const localStore = createLocalStore(() => window.localStorage)
