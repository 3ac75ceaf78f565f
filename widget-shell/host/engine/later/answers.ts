import { beginQuestion, settle } from '../phases'
import type { Outcome, PlayEvent, PlaySettings, PlayState, Step } from '../play_state'
import { advance } from './advance'
import { takeOutcome, withAnswer } from './results'
import { visitOf, visitSettings, withVisit } from './visit'

type Settled = Extract<PlayEvent, { type: 'pick_settled' }>
type Refused = Extract<PlayEvent, { type: 'pick_refused' }>

const NO_POINTS: Outcome['points'] = { base: 0, bonus: 0, majority: 0, total: 0 }

/** A settled answer: on time it opens the bonus, late it corrects what was shown meanwhile. */
export function takeAnswer(state: PlayState, event: Settled, settings: PlaySettings): Step {
  if (state.phase === 'locked' && state.pick?.gameId === event.gameId) {
    return takeOutcome(state, event.outcome, event.confirmed, settings)
  }
  return event.confirmed ? correct(state, event.gameId, event.outcome) : { state, effects: [] }
}

/** A refused pick never counts: on time the question opens again, late its points are taken back. */
export function refusePick(state: PlayState, event: Refused, settings: PlaySettings): Step {
  if (state.phase !== 'locked' || state.pick?.gameId !== event.gameId) {
    return refuseLate(state, event, settings)
  }
  const next = event.gameGone
    ? advance(state, settings)
    : { state: settle(beginQuestion(withVisit(state, { bet: null }, settings))), effects: [] }
  return withAlert(next, event, settings)
}

/** A carousel and a quick round have no place for an alert: the question is there again, and that is all. */
function withAlert(step: Step, { message }: Refused, settings: PlaySettings): Step {
  const { state, effects } = step
  const isQuick = visitOf(state, settings).told.quickPlay !== undefined
  if (isQuick || visitSettings(settings).carousel) return step
  return { state, effects: [{ type: 'show_pick_error', message }, ...effects] }
}

/** If a pick is refused after play has continued, its game comes next, and the player is told why. */
function refuseLate(before: PlayState, event: Refused, settings: PlaySettings): Step {
  const step = correct(before, event.gameId, null)
  const { game } = event
  if (!game || step.state === before) return step
  const queue = [game, ...step.state.queue.filter(({ id }) => id !== game.id)]
  const state = { ...step.state, queue }
  return withAlert(
    state.phase === 'ended' ? advance(state, settings) : { state, effects: [] },
    event,
    settings
  )
}

function correct(state: PlayState, gameId: string, outcome: Outcome | null): Step {
  const shown = state.unconfirmed[gameId]
  if (shown === undefined) return { state, effects: [] }
  const unconfirmed = { ...state.unconfirmed }
  delete unconfirmed[gameId]
  const points = outcome?.points ?? NO_POINTS
  const onScreen = state.pick?.gameId === gameId
  const notYetAdded = onScreen && state.phase === 'majorityBonus'
  const corrected = outcome ?? (state.outcome ? { ...state.outcome, points } : null)
  return {
    state: {
      ...state,
      unconfirmed,
      game: onScreen && outcome ? withAnswer(state.game, outcome) : state.game,
      outcome: onScreen ? corrected : state.outcome,
      sessionPoints: state.sessionPoints + (notYetAdded ? 0 : points.total - shown),
    },
    effects: [],
  }
}
