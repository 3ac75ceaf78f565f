import type { SignUpVariant } from '@sidepick/rules/sign_up_variant'
import type { PlayEffect } from '../engine/play_state'
import { toastRaised } from '../store/widget_slice'
import { loadModals } from './modal_place'
import { openModal, openOn } from './modals'
import type { Visit } from './visit'

type Handlers = {
  [Type in PlayEffect['type']]: (effect: Extract<PlayEffect, { type: Type }>, visit: Visit) => void
}

/** What the first question did not need is loaded when the browser is idle. */
function loadTheRest({ entry, remotes, whenIdle }: Visit) {
  whenIdle(() => {
    loadModals().catch(() => undefined)
    for (const remote of entry.bootstrap.remotes) {
      if (!remote.critical) void remotes.load(remote.id)
    }
  })
}

/** Executes the effects of the engine's steps. */
export const playEffectHandlers: Handlers = {
  submit_pick({ pick, game, local }, visit) {
    visit.later().then(
      (later) => later.submitPick({ pick, game, local }),
      (error: unknown) => {
        // The code that sends picks failed to load: nothing was sent, so the question opens again.
        console.error('Picks cannot be sent', error)
        visit.picks.locking.remove(pick)
        const refusal = { gameId: game.id, message: null, gameGone: false, game }
        visit.engine.send({ type: 'pick_refused', ...refusal })
      }
    )
  },
  show_pick_error: ({ message }, visit) =>
    openModal(visit, { kind: 'alert', message, priority: 'error' }),
  game_started: () => undefined,
  pick_made: ({ pick, game, gameIndex }, visit) => {
    visit.picks.locking.put({ ...pick, game })
    visit.emit('analytics', {
      name: 'side_picked',
      properties: { gameId: game.id, side: pick.side, gameType: game.gameType, index: gameIndex },
    })
    loadTheRest(visit)
  },
  game_finished: ({ game, outcome }, visit) =>
    visit.emit('analytics', {
      name: 'game_played',
      properties: { gameId: game.id, points: outcome.points.total, correct: outcome.correct },
    }),
  list_ended({ loggedIn }, visit) {
    if (!loggedIn) return
    void visit.later().then(
      (later) => later.fetchMoreGames(),
      (error: unknown) => {
        console.warn('More games cannot be read', error)
        const text = visit.texts('toast.offline')
        visit.app.store.dispatch(toastRaised({ text, kind: 'error' }))
      }
    )
  },
  prompt_sign_up(_effect, visit) {
    if (visit.app.store.getState().session.registered) return
    // Equal to `signUpVariant('limit_reached')`, which would be too large for the first wave.
    const variant = 'almostThereRegister' satisfies SignUpVariant
    openOn(visit, 'auth_requested', { screen: 'sign_up', variant })
  },
}
