import type { RemoteModule } from '@sidepick/card-kit'
import type { RemoteEntry } from '@sidepick/rules/types'

/** Fetches a remote's code. Rejects with a RemoteError that says why. */
export interface RemoteLoader {
  load: (entry: RemoteEntry) => Promise<RemoteModule>
}

/** Time as federation needs it; tests bring their own. */
export interface Waiting {
  after: (delayMs: number, run: () => void) => () => void
  /** Runs once the document has loaded: what is fetched from then on does not hold up the `load` of the page around it. */
  loaded: (run: () => void) => void
}

export const browserWaiting: Waiting = {
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
  loaded(run) {
    if (document.readyState === 'complete') run()
    // During the event itself the document still counts as loading.
    else addEventListener('load', () => setTimeout(run), { once: true })
  },
}
