import { stakeVerdict } from '@sidepick/rules/stake_verdict'
import type { Game } from '@sidepick/rules/types'
import { NUMBERS } from '../numbers'
import type { Outcome, PlayEffect, PlaySettings, PlayState, Step } from '../play_state'
import { setTimer, type Timers } from '../timers'
import { countInSet } from './game_set'
import { readingMs } from './reading'
import { settleLocally } from './settle_locally'
import { countResult } from './tally'
import { visitOf, visitSettings, withVisit } from './visit'

/** The game with its answer as the outcome tells it: cards read it off the game, before the pick and after. */
export function withAnswer<Of extends Game | null>(game: Of, { correctAnswer }: Outcome): Of {
  return game && { ...game, correctAnswer }
}

/** An ad outlives the phase in which it began. */
const adTimer = ({ timers }: PlayState): Timers =>
  timers.adTimeout ? { adTimeout: timers.adTimeout } : {}

/** Time for an ad to begin, on top of what has passed. */
function withStartTime({ adTimeout }: Timers): Timers {
  if (!adTimeout) return {}
  const more = Math.max(0, NUMBERS.adStartMs - adTimeout.remainingMs)
  const durationMs = adTimeout.durationMs + more
  return { adTimeout: { durationMs, remainingMs: adTimeout.remainingMs + more, completed: false } }
}

/** Shows a settled outcome, or keeps it until the ad is over; one that is there may begin. */
export function takeOutcome(
  state: PlayState,
  outcome: Outcome,
  confirmed: boolean,
  settings: PlaySettings
): Step {
  const { ad } = visitOf(state, settings)
  const isAwaited = ad === 'available' && state.timers.adTimeout
  if (ad !== 'playing' && !isAwaited) return showBonus(state, outcome, confirmed, settings)
  const held = withVisit(state, { held: { outcome, confirmed } }, settings)
  const timers = isAwaited ? withStartTime(state.timers) : adTimer(state)
  return { state: { ...held, timers }, effects: [] }
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
  const { strangerPlays, playsToday, tally, set } = visitOf(state, settings)
  const sessionPoints = state.sessionPoints + outcome.points.total
  const counted = withVisit(
    {
      ...state,
      sessionPoints,
      phase: visitSettings(settings).playResponse ? 'playResponse' : 'result',
    },
    {
      strangerPlays: strangerPlays + (state.loggedIn ? 0 : 1),
      playsToday: playsToday + 1,
      tally: countResult(tally, outcome),
      set: countInSet(set, game),
    },
    settings
  )
  const finished: PlayEffect = { type: 'game_finished', game, outcome }
  return {
    state: { ...counted, timers: resultTimers(counted, settings) },
    effects: [finished],
  }
}

/** Whether the result is celebrated: what a stake has won, and what a quick round has led to. */
function isCelebrated(state: PlayState, settings: PlaySettings): boolean {
  const wager = state.outcome?.wager
  const mode = visitOf(state, settings).told.quickPlay?.mode
  return mode === 'YOU_WIN' || (wager !== undefined && stakeVerdict(wager.state) === 'won')
}

/** Whether a stranger's very first result comes first, and a card that suggests an account after it. */
function asksWithFirst(state: PlayState, settings: PlaySettings): boolean {
  const { asksWithResult, registered, suggestsSignUp } = visitSettings(settings)
  const isFirst = !state.loggedIn && visitOf(state, settings).strangerPlays === 1
  return isFirst && asksWithResult && suggestsSignUp && !registered
}

function resultTimers(state: PlayState, settings: PlaySettings): Timers {
  const { playResponse } = visitSettings(settings)
  if (playResponse) {
    const timers = setTimer(adTimer(state), 'playResponse', playResponse.totalMs)
    return setTimer(timers, 'autoAdvance', playResponse.autoplayMs)
  }
  const configuredMs = settings.timings.resultMs[state.loggedIn ? 'loggedIn' : 'loggedOut']
  const leastMs = isCelebrated(state, settings) ? NUMBERS.wonResultMs : 0
  const pauseMs = asksWithFirst(state, settings) ? NUMBERS.signUpPauseMs : 0
  const standsMs = configuredMs + pauseMs + readingMs(state, settings)
  const durationMs = Math.max(standsMs, leastMs)
  const timers = setTimer(adTimer(state), 'resultPoll', durationMs)
  return setTimer(timers, 'autoAdvance', durationMs)
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
  const local = settleLocally(game, pick, settings.votes[game.id], settings.points)
  return takeOutcome(state, local, false, settings)
}
