import type { RemoteModule } from '@sidepick/card-kit'
import type { RemoteEntry } from '@sidepick/rules/types'

/** Fetches a remote's code. Rejects with a RemoteError that says why. */
export interface RemoteLoader {
  load: (entry: RemoteEntry) => Promise<RemoteModule>
}

/** Time as federation needs it; tests bring their own. */
export interface Waiting {
  after: (delayMs: number, run: () => void) => () => void
}

export const browserWaiting: Waiting = {
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
}
