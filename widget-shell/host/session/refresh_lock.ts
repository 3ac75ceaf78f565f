import { oneAfterAnother } from '@sidepick/rules/one_after_another'

const LOCK_NAME = 'vs_refresh'

/** The part of `navigator.locks` that is used. */
export interface Locks {
  request: <Value>(name: string, run: () => Promise<Value>) => Promise<Value>
}

/**
 * Runs refreshes one at a time, over every tab of the origin where the browser has Web Locks, and within this page where it
 * does not.
 */
export function createRefreshLock(
  locks: Locks | null
): <Value>(run: () => Promise<Value>) => Promise<Value> {
  return locks ? (run) => requestOrRun(locks, run) : oneAfterAnother()
}

/** A browser that blocks storage in third-party frames also refuses locks; then no token is shared that needs one. */
async function requestOrRun<Value>(locks: Locks, run: () => Promise<Value>): Promise<Value> {
  let begun = false
  const begin = () => {
    begun = true
    return run()
  }
  try {
    return await locks.request(LOCK_NAME, begin)
  } catch (error) {
    if (begun) throw error
    return run()
  }
}
