import { screenAt, findScreen } from '@sidepick/rules/screens'
import { closeModal, openMenu } from '../app/modals'
import type { Scene } from '../app/scene'
import type { Visit } from '../app/visit'
import { localStore } from '../picks/local_store'
import { useAppSelector } from '../store/hooks'
import { toastRaised } from '../store/widget_slice'
import { chromeTexts } from './chrome_texts'
import type { MenuContext } from './menu_items'
import { browserTools, shareGame, shareLink } from './share_game'

/** How long the notice that a link was copied stands, in milliseconds. */
const SHARE_TOAST_MS = 2_000
const FLAG_SCREEN = 'FlagGameConfirm'

const captionsKey = (host: string) => `vs:${host}:captions`

/** Captions are on until the player has turned them off on pages of this site. */
export const captionsUnwanted = (host: string): boolean =>
  localStore.get(captionsKey(host)) === 'off'

/** The game on the screen; null on a page. */
function useShared(scene: Scene) {
  const game = useAppSelector((state) => state.play?.game ?? null)
  const userId = useAppSelector((state) => state.session.profile?.id ?? null)
  const { utm } = useAppSelector((state) => state.widget.options)
  const { widget } = scene.entry.bootstrap
  if (!game || !widget) return null
  const { origin } = window.location
  const { customPath } = scene.entry.init
  const url = shareLink({ origin, widgetId: widget.id, gameId: game.id, userId, customPath, utm })
  return { game, url }
}

/** The address of the game on the screen, with which the link is shown for copying by hand. */
export const useShareUrl = (scene: Scene): string => useShared(scene)?.url ?? ''

/** Shares the game on the screen; null on a page. */
export function useShare(scene: Scene): (() => void) | null {
  const shared = useShared(scene)
  const texts = chromeTexts(scene.entry.locale)
  if (!shared) return null
  const { game, url } = shared
  const toast = (text: string, kind: 'success' | 'error') =>
    scene.app.store.dispatch(toastRaised({ text, kind, forMs: SHARE_TOAST_MS }))
  return () => {
    const text = texts('share.text', { question: game.text })
    shareGame({ text, url }, browserTools(window)).then(
      (how) => {
        if (how === 'copied') toast(texts('share.copied'), 'success')
        if (how === 'sheet') openMenu(scene, 'share')
      },
      () => toast(texts('share.failed'), 'error')
    )
  }
}

function useCaptions(scene: Scene) {
  const captionsOn = useAppSelector((state) => state.play?.captionsOn ?? null)
  const texts = chromeTexts(scene.entry.locale)
  return {
    captionsOn,
    toggleCaptions() {
      localStore.set(captionsKey(scene.entry.host), captionsOn ? 'off' : 'on')
      scene.emit('captions_toggled', {})
      const text = texts(captionsOn ? 'captions.off' : 'captions.on')
      scene.app.store.dispatch(toastRaised({ text, kind: 'info' }))
    },
  }
}

/** Leads a docked frame back into the text; null elsewhere. */
function useUndock(scene: Scene & Partial<Pick<Visit, 'bridge'>>): (() => void) | null {
  const isDocked = useAppSelector((state) => state.widget.place === 'docked')
  const { bridge } = scene
  if (!isDocked || !bridge) return null
  return () => {
    closeModal(scene)
    bridge.send('vs_undock_player', {})
  }
}

/** What the menu can do here and now. */
export function useMenuContext(scene: Scene, play: () => void): MenuContext {
  const loggedIn = useAppSelector((state) => state.session.loggedIn)
  const rewardsWait = useAppSelector((state) => state.widget.rewardsNotification ?? false)
  const share = useShare(scene)
  const captions = useCaptions(scene)
  const { bootstrap } = scene.entry
  const { MoreDrawer: more } = bootstrap.config.componentFlags
  const emit = scene.emitFrom('modal')
  return {
    ...captions,
    loggedIn,
    rewardsWait,
    share,
    play,
    undock: useUndock(scene),
    hasPage: (path) => screenAt(bootstrap.remotes, path) !== null,
    isSwitchedOn: (entry) => typeof more === 'object' && more[entry] === true,
    supportEmail: bootstrap.brand.supportEmail,
    goTo: (path) => scene.goTo(path, { replace: false, speaker: 'modal' }),
    reportGame: findScreen(bootstrap.remotes, FLAG_SCREEN)
      ? () => emit('screen_requested', { name: FLAG_SCREEN })
      : null,
    showHowTo: () => openMenu(scene, 'how', 'modal'),
    logIn: (screen) => emit('auth_requested', { screen }),
    logOut() {
      closeModal(scene)
      scene.emit('log_out_requested', {})
    },
  }
}
