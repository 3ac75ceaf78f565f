import { firstParts } from '../first_parts'
import { setHold } from '../holds'
import type { EngineParts, Handlers, OnEnd } from '../parts'
import type { PlayEvent, PlaySettings, PlayState, Step } from '../play_state'
import { clearTimer, setTimer, type EngineTimerName } from '../timers'
import { changeAd, endAdWait, startAdTimer } from './ads'
import { advance, requestAdvance } from './advance'
import { refusePick, takeAnswer } from './answers'
import { keepTurning, turn } from './carousel'
import { autostart, enter } from './first_entry'
import { addGames, chooseGame, dropPlayed, placeAdGames, preferGames, skipGame } from './game_queue'
import { afterStart, endGreeting } from './greeting'
import { LIMIT_EFFECTS, nearestLimit } from './prompts'
import { countIntervals, goOnWithoutAnswer, showResult } from './results'
import { visitOf, visitSettings, withVisit } from './visit'

const only = (state: PlayState): Step => ({ state, effects: [] })

const LEAVABLE = ['passive', 'question', 'result', 'playResponse', 'interstitial']

/** A player leaves the screen; while a pick is under way that is no question. */
const leave = (state: PlayState, settings: PlaySettings): Step =>
  LEAVABLE.includes(state.phase) ? requestAdvance(state, settings) : only(state)

function leaveResult(state: PlayState, settings: PlaySettings): Step {
  if (state.phase !== 'ended') return leave(state, settings)
  // The games of the day are over, and an account would bring no more.
  const asks = !state.loggedIn && nearestLimit(state, settings)?.name !== 'daily'
  return { state, effects: asks ? [{ type: 'prompt_sign_up' }] : [] }
}

/** A step that a sign-in has answered: its card is gone. */
function leaveForStrangers(state: PlayState, settings: PlaySettings): Step {
  return state.phase === 'interstitial' ? advance(state, settings) : only(state)
}

const lockMsOf = (state: PlayState, settings: PlaySettings) =>
  visitOf(state, settings).step.adsEnabled
    ? visitSettings(settings).lockAdsMs
    : settings.timings.lockMs

type FirstHandlers = keyof (typeof firstParts)['handlers'] | 'ticked'
type FirstEnds = keyof (typeof firstParts)['onEnd']

/** Whatever the first parts do not take must be taken here. */
interface LaterParts extends EngineParts {
  handlers: Partial<Handlers> & Pick<Handlers, Exclude<PlayEvent['type'], FirstHandlers>>
  onEnd: Partial<Record<FirstEnds, OnEnd>> & Record<Exclude<EngineTimerName, FirstEnds>, OnEnd>
}

/** Script, bonus, result, and the way on from them. */
export const laterParts: LaterParts = {
  handlers: {
    visit_started(state, { type: _type, ...start }, settings) {
      const begun = withVisit(placeAdGames(state, settings), start, settings)
      const { state: entered, effects } = enter(begun, settings)
      return afterStart({ state: keepTurning(entered, settings), effects }, settings)
    },

    gameplay_started: (state, _event, settings) =>
      afterStart(firstParts.handlers.gameplay_started(state), settings),

    visibility_changed(state, event, settings) {
      const { state: seen } = firstParts.handlers.visibility_changed(state, event, settings)
      return autostart(keepTurning(seen, settings), settings)
    },

    side_picked(state, event, settings) {
      const isOpen = state.phase === 'passive' || state.phase === 'question'
      const limit = nearestLimit(state, settings)
      if (isOpen && limit && limit.gamesLeft <= 0) {
        return { state, effects: LIMIT_EFFECTS[limit.name] }
      }
      const timings = { ...settings.timings, lockMs: lockMsOf(state, settings) }
      const step = firstParts.handlers.side_picked(endGreeting(state, settings), event, {
        ...settings,
        timings,
      })
      const isPicked = isOpen && step.state.pick !== null
      const hasAds = visitOf(state, settings).step.adsEnabled
      const waits = isPicked && hasAds ? startAdTimer(step.state, settings) : step.state
      return afterStart({ ...step, state: waits }, settings)
    },

    skip_requested: (state, _event, settings) =>
      state.phase === 'interstitial' ? advance(state, settings) : skipGame(state),
    game_chosen: (state, { gameId }, settings) => chooseGame(state, gameId, settings),
    next_requested: (state, _event, settings) => leave(state, settings),
    pick_settled: (state, event, settings) => takeAnswer(state, event, settings),
    pick_refused: (state, event, settings) => refusePick(state, event, settings),
    auto_navigate_changed: (state, { stopped }) =>
      only({ ...state, holds: stopped ? state.holds : [], autoNavigateStopped: stopped }),
    hold_changed: (state, { reason, held }, settings) =>
      afterStart(only(setHold(state, reason, held)), settings),
    ad_changed: (state, { ad }, settings) => changeAd(state, ad, settings),
    timer_set: (state, { name, durationMs }) =>
      only({ ...state, timers: setTimer(state.timers, name, durationMs) }),
    timer_cleared: (state, { name }) => only({ ...state, timers: clearTimer(state.timers, name) }),

    /** Cards for strangers leave with the sign-in, and whatever attention they held with them. */
    logged_in: (state, _event, settings) =>
      leaveForStrangers({ ...setHold(state, 'attention', false), loggedIn: true }, settings),
    points_waited: (state, { sessionPoints }) => only({ ...state, sessionPoints }),
    logged_out: (state, { sessionPoints }) =>
      only({
        ...setHold(state, 'attention', false),
        loggedIn: false,
        unconfirmed: {},
        sessionPoints,
      }),
    games_added: (state, event, settings) => addGames(state, event.games, settings),
    games_preferred: (state, event, settings) => preferGames(state, event.games, settings),
    plays_learned: (state, event) => dropPlayed(state, event.gameIds),
  },
  onEnd: {
    submitLimit: goOnWithoutAnswer,
    majorityBonus: (state, settings) =>
      state.phase === 'majorityBonus' ? showResult(state, settings) : only(state),
    autoAdvance: leaveResult,
    adTimeout: endAdWait,
    greeting: (state, settings) => only(endGreeting(state, settings)),
    carousel: turn,
    // What ends with these is drawn by cards.
    resultPoll: only,
    playResponse: only,
    quickSignup: only,
    prizeCard: only,
    achievement: only,
    partnerCountdown: only,
    test: only,
  },
  afterTick: (state, settings) => keepTurning(countIntervals(state, settings), settings),
}
