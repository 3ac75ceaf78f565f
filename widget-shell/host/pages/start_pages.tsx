import type { SignInMethod } from '@sidepick/card-kit'
import { isConsolePath } from '@sidepick/rules/own_address'
import { prefixOf } from '@sidepick/rules/path_prefix'
import { pathWithin } from '@sidepick/rules/path_within'
import type { PageData, RemoteEntry } from '@sidepick/rules/types'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { WAITS_KEY } from '../apart/apart_address'
import { placeOf } from '../app/address'
import { wearBrand } from '../brand/wear_brand'
import { sceneRemotes } from '../app/scene_remotes'
import { measureBy } from '../app/measure'
import type { Bridge } from '../bridge/bridge'
import type { RemoteLoader, Waiting } from '../federation/remote_loader'
import type { LaterParts } from '../later/connect'
import type { LaterBase } from '../later/later'
import { createHandover } from '../social/handover'
import { takeOverSignIn } from '../social/take_over_sign_in'
import { startPageLater } from './page_later'
import { createPageScene, defaultPathOf } from './page_scene'
import { createHandBack, type WaitingGame } from './hand_back'
import { PagesContext } from './pages_context'
import { createReturnPath } from './return_path'
import { routesOf } from './routes'
import { takeTokens } from './take_tokens'
import { isForStrangers, wayAfterSignIn, wayBack, wayOn, welcomePath } from './ways_on'

interface StartParts extends LaterParts {
  whenIdle: (run: () => void) => void
  entry: PageData
  root: HTMLElement
  bridge: Bridge
  loader: RemoteLoader
  waiting: Waiting
  /** Navigates to a page outside of the router. */
  assign?: (href: string, options: { replace: boolean }) => void
}

const browserAssign = (href: string, { replace }: { replace: boolean }) =>
  replace ? window.location.replace(href) : window.location.assign(href)

/** Whether the entry of the history before this one is a page of ours: the router numbers its own from 0. */
const hasPageBefore = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0

/**
 * Draws the page of the address, without a game: session, remotes, and a router over the registry's screens. Returns a
 * function that removes it.
 */
export function startPages(parts: StartParts) {
  const { entry, root, bridge, assign = browserAssign } = parts
  const tokens = takeTokens()
  const { remotes, config } = entry.bootstrap
  const returnPath = createReturnPath(() => window.sessionStorage)
  const handBack = createHandBack(window, () => window.sessionStorage, entry.host)
  const router = createBrowserRouter(routesOf(remotes), {
    basename: prefixOf(window.location.pathname) || '/',
  })
  const here = () => pathWithin(router.state.location.pathname)
  let later: LaterBase | null = null
  let partnerPage: string | null = null
  /** The page requested before a sign-up, while the page that welcomes is shown. */
  let afterWelcome: string | null = null
  /** The last sign-in was made in a dialog: the page below it stays. */
  let overPage = false

  const scene = createPageScene({
    ...parts,
    ...measureBy(bridge),
    later() {
      later ??= startPageLater(scene, {
        ...parts,
        leadOn,
        mayAskProfile: () => !isConsolePath(here()),
      })
      return later
    },
    signsIn: (speaker) => (overPage = speaker === 'modal'),
    moves: {
      to: (path, options) => void router.navigate(path, options),
      here,
      back() {
        // What is before the welcome led to it.
        if (here() === welcome) {
          goOn()
          return true
        }
        if (!hasPageBefore()) return false
        void router.navigate(-1)
        return true
      },
    },
    assign,
  })

  const welcome = welcomePath(remotes, config.componentFlags)
  const forStrangers = () => isForStrangers(remotes, here())

  const giveTo = async (game: WaitingGame | null) => {
    if (game === null) return
    const { http } = await scene.later()
    // It may have the session by now, and needs none then.
    await http('POST /auth/handoff', { body: { state: game.state } }).catch(() => undefined)
  }

  const leadOn = (method: SignInMethod | null) => {
    const gameWaits = handBack.game() !== null
    const way = wayAfterSignIn({ method, forStrangers: forStrangers(), gameWaits, overPage })
    if (way === 'hand_back') void giveTo(handBack.meet(parts.values.get(WAITS_KEY)))
    if (way === 'stay' || way === 'hand_back') return false
    if (way === 'go_on' || welcome === null) {
      goOn()
      return false
    }
    afterWelcome = returnPath.take()
    scene.goTo(welcome, { replace: true, speaker: 'card' })
    return true
  }

  const goOn = () => {
    const wanted = afterWelcome ?? returnPath.take()
    afterWelcome = null
    const place = wanted === null ? null : placeOf(wanted, remotes)
    if (partnerPage !== null) return assign(partnerPage, { replace: true })
    const to = wayOn(wanted, place, { welcome, otherwise: defaultPathOf(entry) })
    scene.goTo(to, { replace: true, speaker: 'card' })
  }

  const comeBackTo = (returnUrl: string) => {
    const way = wayBack(returnUrl, location)
    if (way && 'path' in way) returnPath.save(way.path)
    // The server has linked it as a partner's account; the session stays.
    else if (way) partnerPage = way.partnerPage
  }
  const handover = createHandover()
  const { measure } = scene
  void scene
    .later()
    .then(({ session, http }) =>
      takeOverSignIn({ session, http, measure, comeBackTo, handover, handBack })
    )
  // A player who steps back to a page for strangers is led on.
  const stopWatching = router.subscribe(({ historyAction, navigation }) => {
    const steppedBack = historyAction === 'POP' && navigation.state === 'idle'
    const { loggedIn } = scene.app.store.getState().session
    if (steppedBack && loggedIn && handBack.game() === null && forStrangers()) goOn()
  })
  const remotesOf = (entries: RemoteEntry[]) => {
    const bootstrap = { ...entry.bootstrap, remotes: entries }
    const { signal } = new AbortController()
    return sceneRemotes({ ...parts, ...scene, entry: { ...entry, bootstrap }, signal })
  }
  let restingPx: number | null = null
  const growBy = (extraPx: number) => {
    restingPx ??= window.innerHeight
    bridge.send('vs_widget_resize_height', { height: restingPx + extraPx })
  }
  const undock = () => bridge.send('vs_undock_player', {})
  const drawn = createRoot(root)
  drawn.render(
    <Provider store={scene.app.store}>
      <PagesContext
        value={{
          scene,
          remotesOf,
          tokens,
          returnPath,
          handover,
          handBack,
          undock,
          growBy,
          leadOn: goOn,
        }}
      >
        <RouterProvider router={router} />
      </PagesContext>
    </Provider>
  )
  void bridge.handshake()
  const { widgetTheme } = entry.bootstrap.config
  void wearBrand(document, { theme: widgetTheme, moment: () => Promise.resolve() })
  return () => {
    drawn.unmount()
    stopWatching()
    router.dispose()
    later?.stop()
    bridge.close()
  }
}
