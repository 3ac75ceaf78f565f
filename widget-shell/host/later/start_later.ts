import type { Visit } from '../app/visit'
import { DISTRIBUTOR_ID } from '../federation/host_for_remote'
import type { KeyValues } from '../picks/local_store'
import { createPickDesk } from '../picks/pick_desk'
import { createSession } from '../session/session'
import { createTokens } from '../session/tokens'
import { toastRaised } from '../store/widget_slice'
import { createCatchUp } from './catch_up'
import { createCalls, type CallOrigin } from './calls'
import { followSession } from './follow_session'
import { learnPlays } from './learn_plays'
import { syncGames } from './sync_games'
import { takeUpLocking } from './take_up_locking'
import { readWeek } from './week'
import type { InstalledApi } from '../api/host_api'
import type { Later } from './later'

/** What of the browser is used. */
type LaterWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  navigator: { locks?: LockManager }
}

interface LaterParts {
  values: KeyValues
  window: LaterWindow
  origin: CallOrigin
  loadApi: () => Promise<typeof import('../api/host_api')>
}

/** After these a pick that waits may get through. */
const WAKING = ['online', 'visibilitychange']

const wait = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs))

/** Session, calls and everything that follows from who plays. */
export function startLater(visit: Visit, { values, window, loadApi, origin }: LaterParts): Later {
  const { app, picks, entry, engine, texts } = visit
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
  const http = calls.authorised(session)
  const context = { widgetId: entry.widget.id, distributorId: DISTRIBUTOR_ID }
  const onTheWay = new Set<string>()
  const send = engine.send
  let installed: Promise<InstalledApi> | null = null
  const api = () => (installed ??= loadApi().then(({ installApi }) => installApi(app, http)))
  const refresh = () => {
    void installed?.then((ready) => ready.refreshAll())
    void readWeek(http, app)
  }

  const whoPlays = async () => {
    await session.settled()
    return session.profile()?.id ?? null
  }
  const { catchUp, tryLater, ...catching } = createCatchUp(visit, {
    http,
    context,
    onTheWay,
    whoPlays,
    refresh,
  })
  const wake = () => void catchUp()
  const waits = (offline: boolean) => {
    if (offline) app.store.dispatch(toastRaised({ text: texts('toast.offline'), kind: 'info' }))
    tryLater()
  }
  const submit = createPickDesk({
    http,
    picks,
    context,
    onTheWay,
    whoPlays,
    send,
    played() {
      refresh()
      wake()
    },
    waits,
    texts,
  })
  const forget = () => void installed?.then((ready) => ready.reset())

  followSession(visit, session, { http, refresh, forget, catchUp })
  for (const name of WAKING) window.addEventListener(name, wake)
  const stopLearning = learnPlays(visit, window)
  void session.start()
  takeUpLocking(visit, submit)

  return {
    session,
    http,
    submitPick: (submission) => void submit(submission),
    fetchMoreGames: () => syncGames(visit, http),
    api,
    stop() {
      for (const name of WAKING) window.removeEventListener(name, wake)
      catching.stop()
      stopLearning()
      session.stop()
    },
  }
}
