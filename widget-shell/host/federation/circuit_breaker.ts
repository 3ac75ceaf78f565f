import type { RemoteEntry } from '@sidepick/rules/types'

const FAILURES_TO_OPEN = 3

const nameOf = (entry: Pick<RemoteEntry, 'id' | 'version'>) => `${entry.id}@${entry.version}`

/** Stops loading a release that failed repeatedly, for the life of the page. */
export function createCircuitBreaker() {
  const failures = new Map<string, number>()
  return {
    isOpen: (entry: RemoteEntry) => (failures.get(nameOf(entry)) ?? 0) >= FAILURES_TO_OPEN,
    failed(entry: RemoteEntry) {
      failures.set(nameOf(entry), (failures.get(nameOf(entry)) ?? 0) + 1)
    },
    succeeded: (entry: RemoteEntry) => void failures.delete(nameOf(entry)),
  }
}
