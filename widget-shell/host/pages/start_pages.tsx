import type { SignInMethod } from '@sidepick/card-kit'
import { prefixOf } from '@sidepick/rules/init_payload'
import { pathWithin } from '@sidepick/rules/path_within'
import { screenAt } from '@sidepick/rules/screens'
import type { PageData } from '@sidepick/rules/types'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { WAITS_KEY } from '../apart/apart_address'
import { placeOf } from '../app/address'
import { wearBrand } from '../brand/wear_brand'
import type { Bridge } from '../bridge/bridge'
import type { RemoteLoader, Waiting } from '../federation/remote_loader'
import type { LaterParts } from '../later/connect'
import type { LaterBase } from '../later/later'
import { createHandover } from '../social/handover'
import { takeOverSignIn } from '../social/take_over_sign_in'
import { startPageLater } from './page_later'
import { createPageScene, defaultPathOf } from './page_scene'
import { createHandBack } from './hand_back'
import { PagesContext } from './pages_context'
import { createReturnPath } from './return_path'
import { routesOf } from './routes'
import { takeTokens } from './take_tokens'

interface StartParts extends LaterParts {
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

/**
 * Draws the page of the address, without a game: session, remotes, and a router over the registry's screens. Returns a
 * function that removes it.
 */
export function startPages(parts: StartParts) {
  const { entry, root, bridge, assign = browserAssign } = parts
  const tokens = takeTokens()
  const { remotes } = entry.bootstrap
  const returnPath = createReturnPath(() => window.sessionStorage)
  const handBack = createHandBack(window, () => window.sessionStorage, entry.host)
  const router = createBrowserRouter(routesOf(remotes), {
    basename: prefixOf(window.location.pathname) || '/',
  })
  const here = () => pathWithin(router.state.location.pathname)
  let later: LaterBase | null = null
  let partnerPage: string | null = null

  const scene = createPageScene({
    ...parts,
    later() {
      later ??= startPageLater(scene, { ...parts, leadOn })
      return later
    },
    moves: {
      to: (path, options) => void router.navigate(path, options),
      here,
      back() {
        if (router.state.location.key === 'default') return false
        void router.navigate(-1)
        return true
      },
    },
    assign,
  })

  const leadOn = (method: SignInMethod | null) => {
    const forStrangers = screenAt(remotes, here())?.screen.login === false
    if (method === null && !forStrangers) return
    if (handBack.game() !== null) return handBack.meet(parts.values.get(WAITS_KEY))
    goOn()
  }

  const goOn = () => {
    const wanted = returnPath.take()
    const isPage = wanted !== null && placeOf(wanted, remotes) !== null
    const to = isPage ? wanted : defaultPathOf(entry)
    if (partnerPage !== null) return assign(partnerPage, { replace: true })
    scene.goTo(to, { replace: true, speaker: 'card' })
  }

  const comeBackTo = (returnUrl: string) => {
    const { origin, protocol, pathname, search, hash, href } = new URL(returnUrl, location.href)
    if (origin === location.origin) returnPath.save(pathname + search + hash)
    // The server has linked it as a partner's account; the session stays.
    else if (protocol === 'https:') partnerPage = href
  }
  const handover = createHandover()
  void scene
    .later()
    .then(({ session, http }) => takeOverSignIn({ session, http, comeBackTo, handover, handBack }))
  const drawn = createRoot(root)
  drawn.render(
    <Provider store={scene.app.store}>
      <PagesContext value={{ scene, tokens, returnPath, handover, handBack, leadOn: goOn }}>
        <RouterProvider router={router} />
      </PagesContext>
    </Provider>
  )
  void bridge.handshake()
  const { widgetTheme } = entry.bootstrap.config
  void wearBrand(document, { theme: widgetTheme, moment: () => Promise.resolve() })
  return () => {
    drawn.unmount()
    router.dispose()
    later?.stop()
    bridge.close()
  }
}
