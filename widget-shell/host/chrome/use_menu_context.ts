import { useState } from 'react'
import type { Place } from '@sidepick/rules/display_modes'
import { screenAt, findScreen } from '@sidepick/rules/screens'
import type { ScreenEntry } from '@sidepick/rules/types'
import { configIn } from '../app/config_now'
import { closeModal, openMenu } from '../app/modals'
import type { Scene } from '../app/scene'
import type { Visit } from '../app/visit'
import { localStore } from '../picks/local_store'
import { useAppSelector } from '../store/hooks'
import { toastRaised } from '../store/widget_slice'
import { chromeTexts } from './chrome_texts'
import type { MenuContext } from './menu_items'
import { keepSpeed, keptSpeed, nextSpeed } from './speed'
import { sharedNow, shareText, shareWords } from './share_text'

const FLAG_SCREEN = 'FlagGameConfirm'

const captionsKey = (host: string) => `vs:${host}:captions`

/** Captions are on until the player has turned them off on pages of this site. */
export const captionsUnwanted = (host: string): boolean =>
  localStore.get(captionsKey(host)) === 'off'

/** The game on the screen; null on a page. */
function useShared(scene: Scene) {
  useAppSelector((state) => state.play?.game)
  useAppSelector((state) => state.play?.outcome)
  useAppSelector((state) => state.session.profile?.id)
  useAppSelector((state) => state.widget.options)
  return sharedNow(scene)
}

/** The address of the game on the screen, with which the link is shown for copying by hand. */
export const useShareUrl = (scene: Scene): string => useShared(scene)?.url ?? ''

/** Shares the game on the screen; null on a page. */
export function useShare(scene: Scene): (() => void) | null {
  const shared = useShared(scene)
  if (!shared) return null
  return () => void shareText(scene, shareWords(shared, scene.entry.locale))
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

function useSpeed({ entry: { host } }: Scene) {
  const [speed, setSpeed] = useState(() => keptSpeed(host))
  return {
    speed,
    changeSpeed() {
      const next = nextSpeed(speed)
      keepSpeed(host, next, document)
      setSpeed(next)
    },
  }
}

/** What leads a frame back into the text from there. */
const WAYS_BACK: Partial<Record<Place, 'vs_undock_player' | 'vs_minimize_player'>> = {
  docked: 'vs_undock_player',
  lightbox: 'vs_minimize_player',
}

/** Leads a frame that stands over the page back into the text; null elsewhere. */
function useUndock(scene: Scene & Partial<Pick<Visit, 'bridge'>>): (() => void) | null {
  const way = useAppSelector((state) => WAYS_BACK[state.widget.place])
  const { bridge } = scene
  if (!way || !bridge) return null
  return () => {
    closeModal(scene)
    bridge.send(way, {})
  }
}

/** What the menu can do here and now. */
export function useMenuContext(scene: Scene, play: () => void): MenuContext {
  const loggedIn = useAppSelector((state) => state.session.loggedIn)
  const isPromised = useAppSelector((state) => Boolean(state.session.promisedPoints))
  const counts = useAppSelector((state) => state.session.counts)
  const share = useShare(scene)
  const gameId = useShared(scene)?.game.id
  const captions = useCaptions(scene)
  const speed = useSpeed(scene)
  const { bootstrap } = scene.entry
  const flags = useAppSelector((state) => configIn(state, scene.entry).componentFlags)
  const { MoreDrawer: more } = flags
  const opens = (screen: ScreenEntry | null | undefined) => !!screen && flags[screen.name] !== false
  const emit = scene.emitFrom('modal')
  return {
    ...captions,
    ...speed,
    loggedIn,
    isPromised,
    activityWaits: (counts?.count ?? 0) > 0,
    rewardsToClaim: counts?.rewardsToClaim ?? 0,
    share,
    play,
    undock: useUndock(scene),
    hasPage: (path) => opens(screenAt(bootstrap.remotes, path)?.screen),
    isSwitchedOn: (entry) => typeof more === 'object' && more[entry] === true,
    supportEmail: bootstrap.brand.supportEmail,
    goTo: (path) => scene.goTo(path, { replace: false, speaker: 'modal' }),
    reportGame:
      gameId !== undefined && opens(findScreen(bootstrap.remotes, FLAG_SCREEN))
        ? () => emit('screen_requested', { name: FLAG_SCREEN, props: { gameId } })
        : null,
    showHowTo: () => openMenu(scene, 'how', 'modal'),
    logIn: (screen) => emit('auth_requested', { screen }),
    logOut() {
      closeModal(scene)
      scene.emit('log_out_requested', {})
    },
  }
}
