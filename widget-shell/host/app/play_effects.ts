import type { PlayEffect } from '../engine/play_state'
import { loadViews } from './late_views'
import { openModal } from './modals'
import type { Visit } from './visit'

type Handlers = {
  [Type in FirstEffect]: (effect: Extract<PlayEffect, { type: Type }>, visit: Visit) => void
}

/** Effects of the parts of the engine that the first question starts with. */
export type FirstEffect =
  'submit_pick' | 'show_pick_error' | 'game_started' | 'pick_made' | 'game_finished'

/** What the first question did not need is loaded when the browser is idle. */
function loadTheRest({ entry, remotes, whenIdle }: Visit) {
  whenIdle(() => {
    loadViews().catch(() => undefined)
    for (const remote of entry.bootstrap.remotes) {
      if (!remote.critical) void remotes.load(remote.id)
    }
  })
}

const handlers: Partial<Record<PlayEffect['type'], unknown>> & Handlers = {
  submit_pick({ pick, game }, visit) {
    visit.later().then(
      (later) => later.submitPick({ pick, game }),
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
  game_started: ({ game }, visit) =>
    visit.emit('analytics', { name: 'game_started', properties: { gameId: game.id } }),
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
}

/** Carries out what the engine's steps ask for; what comes after the first picks has loaded with their engine parts. */
export function performEffect(effect: PlayEffect, visit: Visit) {
  const handle = handlers[effect.type] as ((e: PlayEffect, v: Visit) => void) | undefined
  if (handle) return handle(effect, visit)
  void visit.later().then(
    (later) => later.perform(effect),
    (error: unknown) => console.error('The host is not whole', error)
  )
}
