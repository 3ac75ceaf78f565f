/// <reference types="webpack/module" />
import { askAgain } from '@sidepick/card-kit/ask_again'
import { createBridge } from '../bridge/bridge'
import type { Clock } from '../engine/run_engine'
import { createLoader } from '../federation/create_loader'
import { browserWaiting } from '../federation/remote_loader'
import { localStore } from '../picks/local_store'
import { widthMeasured } from '../store/widget_slice'
import { endInSandbox } from './end_in_sandbox'
import { listen } from './listen'
import { isGame, readEntry } from './read_entry'
import { runFirstWave } from './first_wave'
import { showFatal } from './show_fatal'
import { createVisit } from './create_visit'
import { wearScheme } from './wear_scheme'

const IDLE_GUESS_MS = 200

const browserClock: Clock = {
  now: () => performance.now(),
  every(intervalMs, run) {
    const timer = setInterval(run, intervalMs)
    return () => clearInterval(timer)
  },
}

/** Safari has no idle callback. */
const whenIdle = (run: () => void) =>
  void (window.requestIdleCallback?.(run) ?? setTimeout(run, IDLE_GUESS_MS))

/** Takes the page over that the server drew. */
export async function startHost() {
  const root = document.getElementById('vs-root')
  if (!root) throw new Error('The page has no #vs-root')
  const entry = readEntry(document)
  if (!entry) return showFatal(root)
  if (window.origin === 'null' && isGame(entry)) return endInSandbox(root)
  const { init, bootstrap } = entry
  const bridge = createBridge({
    frame: window,
    iid: init.iid ?? '',
    widgetId: bootstrap.widget?.id ?? '',
    allowedParentOrigins: bootstrap.allowedParentOrigins,
  })
  wearScheme(bridge, document.documentElement)
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? null
  // Webpack puts it on the scripts of the host's own later chunks.
  if (nonce) __webpack_nonce__ = nonce
  const loader = createLoader(nonce)
  const loadApi = () => import(/* webpackChunkName: "api" */ '../api/host_api')
  const loadLive = askAgain(() => import(/* webpackChunkName: "live" */ '../live/follow_live'))
  const origin = { baseUrl: '', referrer: document.referrer }
  const loadAnalytics = askAgain(
    () => import(/* webpackChunkName: "moments" */ '../analytics/start_analytics')
  )
  const shared = { values: localStore, window, loadApi, loadLive, loadAnalytics, origin }
  if (!isGame(entry)) {
    const loadPages = askAgain(() => import(/* webpackChunkName: "pages" */ '../pages/start_pages'))
    const { startPages } = await loadPages()
    startPages({ ...shared, entry, root, bridge, loader, waiting: browserWaiting, whenIdle })
    return
  }
  const visit = createVisit({
    entry,
    gameOnScreen: root.dataset.gameId ?? null,
    values: localStore,
    frameName: window.name,
    clock: browserClock,
    now: () => new Date(),
    loader,
    waiting: browserWaiting,
    whenIdle,
    bridge,
    loadLater: async (own) => {
      const { startLater } = await import(/* webpackChunkName: "later" */ '../later/start_later')
      return startLater(own, shared)
    },
  })
  void bridge.handshake()
  visit.app.store.dispatch(widthMeasured(root.clientWidth))
  const stage = await runFirstWave(visit, root)
  const stop = listen(visit, stage)
  window.addEventListener('pagehide', (event) => {
    if (event.persisted) return
    stop()
    visit.end()
  })
}
