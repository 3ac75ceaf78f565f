import type { CardEvents } from '@sidepick/card-kit'
import { overlayClosed, overlayOpened, toastRaised, type Overlay } from '../store/widget_slice'
import type { Visit } from './visit'

/** Room for a screen that the player opens over the game, in CSS px. */
const EXTRA_HEIGHT_PX = 300

type Handlers = {
  [Name in keyof CardEvents]: (data: CardEvents[Name], visit: Visit) => void
}

function openOverlay(visit: Visit, overlay: Overlay) {
  visit.app.store.dispatch(overlayOpened(overlay))
  visit.engine.send({ type: 'hold_changed', reason: 'dialog', held: true })
  for (const remote of visit.entry.bootstrap.remotes) {
    if (remote.cards.includes(overlay.componentName)) void visit.remotes.load(remote.id)
  }
}

export function openAuth(visit: Visit, screen: CardEvents['auth_requested']['screen']) {
  openOverlay(visit, { componentName: 'AuthScreen', props: { screen }, closesItself: true })
}

export function closeOverlay(visit: Visit) {
  visit.app.store.dispatch(overlayClosed())
  visit.askForMoreHeight.current(0)
  visit.engine.send({ type: 'hold_changed', reason: 'dialog', held: false })
}

/** What becomes of everything a card may tell. */
export const cardEventHandlers: Handlers = {
  side_picked: ({ side }, { engine }) =>
    engine.send({
      type: 'side_picked',
      side,
      key: crypto.randomUUID(),
      pickedAt: new Date().toISOString(),
    }),
  next_requested: (_data, { engine }) => engine.send({ type: 'next_requested' }),
  skip_requested: (_data, { engine }) => engine.send({ type: 'skip_requested' }),
  mute_toggled: (_data, { engine }) => engine.send({ type: 'mute_toggled' }),
  sound_blocked: (_data, { engine }) => engine.send({ type: 'silenced' }),
  captions_toggled: (_data, { engine }) => engine.send({ type: 'captions_toggled' }),
  attention_held: ({ held }, { engine }) =>
    engine.send({ type: 'hold_changed', reason: 'attention', held }),
  video_failed: ({ message }) => console.warn('The video failed', message),
  auth_requested({ screen }, visit) {
    visit.askForMoreHeight.current(EXTRA_HEIGHT_PX)
    openAuth(visit, screen)
  },
  auth_closed: (_data, visit) => closeOverlay(visit),
  board_requested: (_data, visit) =>
    openOverlay(visit, { componentName: 'LeaderboardCard', props: {}, closesItself: false }),
  signed_in(answer, visit) {
    closeOverlay(visit)
    void visit.later().then((later) => later.session.signIn(answer))
  },
  // Measured for statistics that nobody here keeps: no part of the play waits for it.
  analytics: () => undefined,
  toast: (data, { app }) => void app.store.dispatch(toastRaised(data)),
}
