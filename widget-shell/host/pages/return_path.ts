const KEY = 'vs:returnPath'
const GOOD_FOR_MS = 30 * 60 * 1000

/** Checks that a browser cannot parse the path as another site. */
const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value)

/** The page requested before the sign-in: stored in this tab for 30 minutes, and used once. */
export function createReturnPath(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number = Date.now
) {
  return {
    save(path: string) {
      try {
        storage().setItem(KEY, JSON.stringify({ path, until: now() + GOOD_FOR_MS }))
      } catch (error) {
        console.warn('The way back cannot be kept', error)
      }
    },
    take(): string | null {
      try {
        const saved = JSON.parse(storage().getItem(KEY) ?? 'null') as {
          path?: unknown
          until?: unknown
        } | null
        storage().removeItem(KEY)
        const fresh = typeof saved?.until === 'number' && now() <= saved.until
        return fresh && isPath(saved?.path) ? saved.path : null
      } catch (error) {
        console.warn('The way back cannot be read', error)
        return null
      }
    },
  }
}

export type ReturnPath = ReturnType<typeof createReturnPath>
