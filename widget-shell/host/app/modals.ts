import type { CardEvents } from '@sidepick/card-kit'
import type { ScreenEvent } from '@sidepick/rules/types'
import { findScreen, screenFor } from '@sidepick/rules/screens'
import {
  modalClosed,
  modalReplaced,
  modalRequested,
  screensDropped,
  type MenuModal,
  type Modal,
} from '../store/modals_slice'
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

/** Opens the registry's screen for an event; false when there is none, or the page is that screen already. */
export function openOn(
  scene: Scene,
  event: ScreenEvent,
  props: Record<string, unknown>,
  speaker: Speaker = 'card'
): boolean {
  const { remotes, config } = scene.entry.bootstrap
  const found = screenFor(remotes, event, props)
  if (!found || config.componentFlags[found.name] === false || scene.stands(found.name)) {
    return false
  }
  const { name, priority = 'sign_up', insists = false } = found
  const modal = { kind: 'screen', name, params: {}, query: {}, props, insists, priority } as const
  openModal(scene, modal, speaker)
  return true
}

export function openScreen(
  scene: Scene,
  { name, props = {} }: CardEvents['screen_requested'],
  speaker: Speaker
) {
  const { priority = 'sign_up', insists = false } =
    findScreen(scene.entry.bootstrap.remotes, name) ?? {}
  const modal = { kind: 'screen', name, params: {}, query: {}, props, insists, priority } as const
  openModal(scene, modal, speaker)
}

export const openMenu = (scene: Scene, view: MenuModal['view'], speaker: Speaker = 'card') =>
  openModal(scene, { kind: 'menu', view, priority: 'achievement' }, speaker)

export const growForPlayer = (scene: Scene) => scene.askForMoreHeight.current(EXTRA_HEIGHT_PX)
