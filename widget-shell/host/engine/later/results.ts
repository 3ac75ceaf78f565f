import type { Game } from '@sidepick/rules/types'
import { NUMBERS } from '../numbers'
import type { Outcome, PlayEffect, PlaySettings, PlayState, Step } from '../play_state'
import { setTimer, type Timers } from '../timers'
import { settleLocally } from './settle_locally'
import { visitOf, visitSettings, withVisit } from './visit'

/** The game with its answer as the outcome tells it: cards read it off the game, before the pick and after. */
export function withAnswer<Of extends Game | null>(game: Of, { correctAnswer }: Outcome): Of {
  return game && { ...game, correctAnswer }
}

/** An ad outlives the phase in which it began. */
const adTimer = ({ timers }: PlayState): Timers =>
  timers.adTimeout ? { adTimeout: timers.adTimeout } : {}

/** Shows a settled outcome, or keeps it until the ad is over. */
export function takeOutcome(
  state: PlayState,
  outcome: Outcome,
  confirmed: boolean,
  settings: PlaySettings
): Step {
  if (visitOf(state, settings).ad !== 'playing') {
    return showBonus(state, outcome, confirmed, settings)
  }
  const held = withVisit(state, { held: { outcome, confirmed } }, settings)
  return { state: { ...held, timers: adTimer(state) }, effects: [] }
}

export function showBonus(
  before: PlayState,
  outcome: Outcome,
  confirmed: boolean,
  settings: PlaySettings
): Step {
  if (!before.game) return { state: before, effects: [] }
  const state = withVisit(before, { held: null }, settings)
  const unconfirmed = confirmed
    ? state.unconfirmed
    : { ...state.unconfirmed, [before.game.id]: outcome.points.total }
  const timers = setTimer(adTimer(state), 'majorityBonus', NUMBERS.bonusMs)
  const game = withAnswer(before.game, outcome)
  const bonus: PlayState = { ...state, phase: 'majorityBonus', game, outcome, unconfirmed, timers }
  return { state: bonus, effects: [] }
}

/** The poll, or the cards that come in its place. */
export function showResult(state: PlayState, settings: PlaySettings): Step {
  const { game, outcome } = state
  if (!game || !outcome) return { state, effects: [] }
  const { strangerPlays, playsToday } = visitOf(state, settings)
  const counted = withVisit(
    state,
    { strangerPlays: strangerPlays + (state.loggedIn ? 0 : 1), playsToday: playsToday + 1 },
    settings
  )
  const sessionPoints = state.sessionPoints + outcome.points.total
  const finished: PlayEffect = { type: 'game_finished', game, outcome }
  return {
    state: { ...counted, ...resultOf(counted, settings), sessionPoints },
    effects: [finished],
  }
}

function resultOf(state: PlayState, settings: PlaySettings): Pick<PlayState, 'phase' | 'timers'> {
  const { playResponse } = visitSettings(settings)
  if (playResponse) {
    const timers = setTimer(adTimer(state), 'playResponse', playResponse.totalMs)
    return {
      phase: 'playResponse',
      timers: setTimer(timers, 'autoAdvance', playResponse.autoplayMs),
    }
  }
  const durationMs = settings.timings.resultMs[state.loggedIn ? 'loggedIn' : 'loggedOut']
  const timers = setTimer(adTimer(state), 'resultPoll', durationMs)
  return { phase: 'result', timers: setTimer(timers, 'autoAdvance', durationMs) }
}

/** Which cards of a play response are due: the last interval stands until the next game. */
export function countIntervals(state: PlayState, settings: PlaySettings): PlayState {
  const { playResponse } = visitSettings(settings)
  const timer = state.timers.playResponse
  if (state.phase !== 'playResponse' || !playResponse || !timer || !state.visit) return state
  const { intervalMs, totalMs } = playResponse
  const passed = Math.floor((timer.durationMs - timer.remainingMs) / intervalMs)
  const interval = Math.min(passed, Math.ceil(totalMs / intervalMs) - 1)
  return interval === state.visit.interval ? state : withVisit(state, { interval }, settings)
}

/** The browser's own numbers stand in until the server answers; the pick is sent again later. */
export function goOnWithoutAnswer(state: PlayState, settings: PlaySettings): Step {
  const { game, pick } = state
  if (state.phase !== 'locked' || !game || !pick) return { state, effects: [] }
  const local = settleLocally(game, pick.side, settings.votes[game.id], settings.points)
  return takeOutcome(state, local, false, settings)
}
