import { askAgain } from '@sidepick/card-kit/ask_again'
import type { Scene } from '../app/scene'
import type { InstalledApi } from '../api/host_api'
import type { KeyValues } from '../picks/local_store'
import type { CardEvents } from '@sidepick/card-kit'
import { signInWithRewards } from '../session/rewards'
import { createSession } from '../session/session'
import { createTokens } from '../session/tokens'
import { countsLearned } from '../store/session_slice'
import { createCalls, type CallOrigin } from './calls'
import { hearCounts } from './hear_counts'
import { watchLive, type LiveParts } from './watch_live'

/** What of the browser is used. */
type LaterWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'> & {
  navigator: {
    locks?: LockManager
    sendBeacon?: Navigator['sendBeacon']
    userActivation?: Pick<UserActivation, 'hasBeenActive'>
  }
  location: Pick<Location, 'href'>
}

export interface LaterParts {
  values: KeyValues
  window: LaterWindow
  origin: CallOrigin
  loadApi: () => Promise<typeof import('../api/host_api')>
  loadLive: LiveParts['load']
  loadAnalytics: () => Promise<
    Pick<typeof import('../analytics/start_analytics'), 'startAnalytics'>
  >
}

const wait = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs))

/** Session, HTTP clients and queries, with or without a game. */
export function connect({ app, entry, measure }: Scene, parts: LaterParts) {
  const { values, window, loadApi, loadLive, origin } = parts
  const tokens = createTokens(values, () => performance.now())
  const calls = createCalls(entry, tokens, origin)
  const locks = window.navigator.locks ?? null
  const session = createSession({
    http: calls.plain,
    tokens,
    locks: locks && { request: (name, run) => locks.request(name, run) as ReturnType<typeof run> },
    wait,
    tabs: window,
  })
  const http = hearCounts(calls.authorised(session), (counts) =>
    app.store.dispatch(countsLearned(counts))
  )
  let installed: InstalledApi | null = null
  const api = askAgain(async () => {
    const { installApi } = await loadApi()
    return (installed = installApi(app, http))
  })
  return {
    session,
    http,
    signInWithRewards: (offer: CardEvents['rewards_token_received']) =>
      void signInWithRewards({ http, session, measure }, offer),
    /** Brings RTK Query in on the first call. */
    api,
    refreshQueries: () => installed?.refreshAll(),
    /** Listens to live events; `refresh` reads the data. */
    followLive: (refresh: () => void) =>
      watchLive({ session, http, baseUrl: origin.baseUrl, locks, load: loadLive }, refresh),
    resetQueries: () => installed?.reset(),
  }
}
