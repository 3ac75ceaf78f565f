import type { CardEvents } from '@sidepick/card-kit'
import type { ScreenEntry, ScreenEvent } from '@sidepick/rules/types'
import { findScreen, screenFor } from '@sidepick/rules/screens'
import {
  modalClosed,
  modalReplaced,
  modalRequested,
  screensDropped,
  type MenuModal,
  type Modal,
  type ScreenModal,
} from '../store/modals_slice'
import { isScreenOff } from './config_now'
import type { Scene, Speaker } from './scene'

/** Room for a screen that the player opens over the game, in CSS px. */
const EXTRA_HEIGHT_PX = 300

function settle({ app, hold, askForMoreHeight }: Scene) {
  const open = app.store.getState().modals.length > 0
  hold(open)
  if (!open) askForMoreHeight.current(0)
}

export function openModal(scene: Scene, modal: Modal, speaker: Speaker = 'card') {
  const { app, remotes } = scene
  app.store.dispatch(speaker === 'modal' ? modalReplaced(modal) : modalRequested(modal))
  settle(scene)
  if (modal.kind !== 'screen') return
  const remote = remotes.entryOfScreen(modal.name)
  if (remote) void remotes.load(remote.id)
}

export function closeModal(scene: Scene) {
  scene.app.store.dispatch(modalClosed())
  settle(scene)
}

/** The player has changed, so questions to the one before are dropped. */
export function dropScreens(scene: Scene) {
  scene.app.store.dispatch(screensDropped())
  settle(scene)
}

/** What an opener says of a dialog, over what the registry says of its screen. */
type Asked = Partial<Pick<ScreenModal, 'params' | 'query' | 'props' | 'insists'>>

/** Every screen opens here. False where the configuration switches it off, or where the page is that screen already. */
export function showScreen(
  scene: Scene,
  { name, priority = 'sign_up', insists = false }: Omit<ScreenEntry, 'when'>,
  asked: Asked,
  speaker: Speaker
): boolean {
  if (isScreenOff(scene, name) || scene.stands(name)) return false
  const plain = { params: {}, query: {}, props: {}, insists }
  openModal(scene, { kind: 'screen', name, priority, ...plain, ...asked }, speaker)
  return true
}

/** Opens the registry's screen for an event; false when none opens. */
export function openOn(
  scene: Scene,
  event: ScreenEvent,
  props: Record<string, unknown>,
  speaker: Speaker = 'card',
  asked: Asked = {}
): boolean {
  const found = screenFor(scene.entry.bootstrap.remotes, event, props)
  return found !== null && showScreen(scene, found, { ...asked, props }, speaker)
}

export function openScreen(
  scene: Scene,
  { name, props = {} }: CardEvents['screen_requested'],
  speaker: Speaker
): boolean {
  const found = findScreen(scene.entry.bootstrap.remotes, name) ?? { name }
  return showScreen(scene, found, { props }, speaker)
}

export const openMenu = (scene: Scene, view: MenuModal['view'], speaker: Speaker = 'card') =>
  openModal(scene, { kind: 'menu', view, priority: 'achievement' }, speaker)

export const growForPlayer = (scene: Scene) => scene.askForMoreHeight.current(EXTRA_HEIGHT_PX)
