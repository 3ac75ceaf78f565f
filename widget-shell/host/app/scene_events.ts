import type { CardEvents } from '@sidepick/card-kit'
import { claimablePoints, waitingPoints } from '../picks/stored_picks'
import { registeredHere, termsLearned } from '../store/session_slice'
import { toastRaised } from '../store/widget_slice'
import { loadChrome } from './load_chrome'
import { closeModal, growForPlayer, openOn, openScreen } from './modals'
import type { Scene, Speaker } from './scene'

type SceneEvent =
  | 'auth_requested'
  | 'screen_requested'
  | 'screen_closed'
  | 'navigated'
  | 'social_requested'
  | 'signed_in'
  | 'rewards_token_received'
  | 'registered'
  | 'log_out_requested'
  | 'profile_changed'
  | 'terms_signed'
  | 'share_requested'
  | 'analytics'
  | 'toast'

type Handlers = {
  [Name in SceneEvent]: (data: CardEvents[Name], scene: Scene, speaker: Speaker) => void
}

const lost = (error: unknown) => console.error('The host is not whole', error)

/** Handlers of the events of cards and screens, with or without a game. */
export const sceneEventHandlers: Handlers = {
  auth_requested(data, scene, speaker) {
    if (openOn(scene, 'auth_requested', { ...data }, speaker)) growForPlayer(scene)
  },
  screen_requested(data, scene, speaker) {
    if (openScreen(scene, data, speaker)) growForPlayer(scene)
  },
  screen_closed: (_data, scene, speaker) =>
    speaker === 'modal' ? closeModal(scene) : scene.leave(),
  navigated: ({ to, replace = false }, scene, speaker) => scene.goTo(to, { replace, speaker }),
  social_requested: ({ provider, tosSigned }, scene) =>
    scene.signInWith.current?.(provider, tosSigned),
  signed_in({ refreshToken, method }, scene, speaker) {
    if (speaker === 'modal') closeModal(scene)
    scene.later().then((later) => void later.session.signInWith(refreshToken, method), lost)
  },
  rewards_token_received: (offer, scene) =>
    void scene.later().then((later) => later.signInWithRewards(offer), lost),
  registered({ email }, scene, speaker) {
    const { picks } = scene
    const { limits } = scene.entry.bootstrap
    const points = claimablePoints(waitingPoints(picks), limits) + limits.signUpBonus
    picks.registered.put(new Date().toISOString())
    picks.promised.put(points)
    scene.app.store.dispatch(registeredHere(points))
    scene.pointsKept()
    const thanked = openOn(scene, 'registered', { email, points }, speaker)
    if (!thanked && speaker === 'modal') closeModal(scene)
  },
  log_out_requested({ notice }, scene) {
    const say = () => {
      // Last, because a newer notice replaces the one before.
      if (notice) scene.app.store.dispatch(toastRaised({ text: notice, kind: 'success' }))
    }
    scene.later().then((later) => void later.session.logOut().then(say), lost)
  },
  profile_changed: (_data, scene) =>
    void scene.later().then((later) => void later.session.readAgain(), lost),
  terms_signed: ({ tosSignedAt }, { app }) => void app.store.dispatch(termsLearned(tosSignedAt)),
  share_requested: ({ text, visit }, scene) =>
    void loadChrome().then((chrome) => chrome.shareText(scene, text, visit), lost),
  // Sent to the publisher's page for its statistics; nothing waits for it.
  analytics: (measured, { measure }) => measure(measured),
  toast: (data, { app }) => void app.store.dispatch(toastRaised(data)),
}
