import { firstParts } from '../first_parts'
import { setHold } from '../holds'
import { isOpen, isSettling } from '../phases'
import type { EngineParts, Handlers, OnEnd } from '../parts'
import type { PlayEvent, PlaySettings, PlayState, Step } from '../play_state'
import { clearTimer, setTimer, type EngineTimerName } from '../timers'
import { changeAd, endAdWait, startAdTimer, switchAds } from './ads'
import { advance, endDay, requestAdvance } from './advance'
import { refusePick, takeAnswer } from './answers'
import { changeStake, openBet, placeBet, withdrawBet } from './betting'
import { keepTurning, turn, turnLater } from './carousel'
import { autostart, enter } from './first_entry'
import { addGames, chooseGame, dropGames, placeAdGames, preferGames, skipGame } from './game_queue'
import { learnSpeech } from './learn_speech'
import { firstSet, learnPlayed, setPointsOf } from './game_set'
import { afterStart, endGreeting } from './greeting'
import { isDayOver, LIMIT_EFFECTS, nearestLimit } from './prompts'
import { countIntervals, goOnWithoutAnswer, showResult } from './results'
import { endSearch, startSearch } from './search'
import { catchBonus, extendPick } from './catch_bonus'
import { changeVideo } from './video'
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
  return { state, effects: asks ? [{ type: 'prompt_sign_up', occasion: 'limit_reached' }] : [] }
}

/** A step that a sign-in has answered: its card is gone. */
function leaveForStrangers(state: PlayState, settings: PlaySettings): Step {
  return state.phase === 'interstitial' ? advance(state, settings) : only(state)
}

const lockMsOf = (state: PlayState, settings: PlaySettings) =>
  visitOf(state, settings).step.adsEnabled
    ? visitSettings(settings).lockAdsMs
    : settings.timings.lockMs

/** The points that only the browser counts, as far as there are any. */
function claimsOf(state: PlayState, settings: PlaySettings) {
  const { taps } = visitOf(state, settings)
  const sets = setPointsOf(state, settings)
  return { ...(taps > 0 && { taps }), ...(sets > 0 && { sets }) }
}

/** Makes a pick of the side: the greeting goes, the lock begins, and on a screen with ads their time. */
function lock(
  state: PlayState,
  event: Extract<PlayEvent, { type: 'side_picked' }>,
  settings: PlaySettings
): Step {
  const timings = { ...settings.timings, lockMs: lockMsOf(state, settings) }
  const greeted = endGreeting(state, settings)
  const step = firstParts.handlers.side_picked(greeted, event, { ...settings, timings })
  const isPicked = isOpen(state) && step.state.pick !== null
  const hasAds = visitOf(state, settings).step.adsEnabled
  const waits = isPicked && hasAds ? startAdTimer(step.state, settings) : step.state
  const picked = { ...step, state: waits }
  return afterStart(isPicked ? extendPick(picked, claimsOf(state, settings)) : picked, settings)
}

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
    visit_started(state, { type: _type, setPlayed, run = 0, ...start }, settings) {
      const set = firstSet(state, settings, setPlayed)
      const tally = { ...visitOf(state, settings).tally, run }
      const begun = withVisit(placeAdGames(state, settings), { ...start, set, tally }, settings)
      if (isDayOver(begun, settings)) return only(endDay(begun, settings))
      const { state: entered, effects } = enter(begun, settings)
      return afterStart({ state: keepTurning(entered, settings), effects }, settings)
    },

    gameplay_started: (state, _event, settings) =>
      afterStart(firstParts.handlers.gameplay_started(endGreeting(state, settings)), settings),

    input_seen: (state, _event, settings) =>
      only(turnLater(firstParts.handlers.input_seen(state).state, settings)),

    visibility_changed(state, event, settings) {
      const { state: seen } = firstParts.handlers.visibility_changed(state, event, settings)
      return autostart(keepTurning(seen, settings), settings)
    },

    side_picked(state, event, settings) {
      if (isSettling(state)) return only(state)
      const isUnpicked = isOpen(state)
      const limit = nearestLimit(state, settings)
      if (isUnpicked && limit && limit.gamesLeft <= 0) {
        return { state, effects: LIMIT_EFFECTS[limit.name] }
      }
      const betting = isUnpicked ? openBet(state, event, settings) : null
      return betting ?? lock(state, event, settings)
    },

    stake_changed: (state, stake, settings) => only(changeStake(state, stake, settings)),
    bet_placed(state, stake, settings) {
      const placed = placeBet(state, stake, settings)
      if (!placed) return only(state)
      const locked = lock(placed.state, placed.pick, settings)
      return placed.stake ? extendPick(locked, { stake: placed.stake }) : locked
    },
    bonus_tapped: (state, _event, settings) => only(catchBonus(state, settings)),
    bet_withdrawn: (state, _event, settings) => only(withdrawBet(state, settings)),

    skip_requested(state, _event, settings) {
      if (state.phase === 'interstitial') return advance(state, settings)
      return visitSettings(settings).skips ? skipGame(state, settings) : only(state)
    },
    game_chosen: (state, { gameId }, settings) => chooseGame(state, gameId, settings),
    next_requested: (state, _event, settings) => leave(state, settings),
    pick_settled: (state, event, settings) => takeAnswer(state, event, settings),
    pick_refused: (state, event, settings) => refusePick(state, event, settings),
    auto_navigate_changed: (state, { stopped }) =>
      only({ ...state, holds: stopped ? state.holds : [], autoNavigateStopped: stopped }),
    motion_changed: (state, { stopped }, settings) =>
      only(keepTurning({ ...state, motionStopped: stopped }, settings)),
    hold_changed: (state, event, settings) =>
      afterStart(firstParts.handlers.hold_changed(state, event), settings),
    ad_changed: (state, { ad }, settings) => changeAd(state, ad, settings),
    video_changed: (state, { change }, settings) => only(changeVideo(state, change, settings)),
    ads_switched: (state, _event, settings) => only(switchAds(state, settings)),
    time_requested(state, { ms }) {
      if (!state.timers.autoAdvance || state.phase === 'ended') return only(state)
      if (ms === null) return only(setHold(state, 'touch', true))
      return only(ms > 0 ? { ...state, timers: setTimer(state.timers, 'autoAdvance', ms) } : state)
    },
    timer_set: (state, { name, durationMs }) =>
      only({ ...state, timers: setTimer(state.timers, name, durationMs) }),
    timer_cleared: (state, { name }) => only({ ...state, timers: clearTimer(state.timers, name) }),

    /** Cards for strangers leave with the sign-in, and whatever attention they held with them. */
    logged_in(state, _event, settings) {
      const known = { ...setHold(state, 'attention', false), loggedIn: true }
      const joined = visitOf(state, settings).tally.results > 0
      const step = leaveForStrangers(known, settings)
      return { ...step, state: withVisit(step.state, { joined }, settings) }
    },
    points_waited: (state, { sessionPoints }) => only({ ...state, sessionPoints }),
    logged_out: (state, { sessionPoints }, settings) =>
      only({
        ...setHold(withdrawBet(state, settings), 'attention', false),
        loggedIn: false,
        unconfirmed: {},
        sessionPoints,
      }),
    games_added: (state, event, settings) => addGames(state, event.games, settings),
    speech_learned: (state, { gameId, speechMarks }) =>
      only(learnSpeech(state, gameId, speechMarks)),
    games_preferred: (state, event, settings) => preferGames(state, event.games, settings),
    search_requested: (state, { text }, settings) => startSearch(state, text, settings),
    search_ended: (state, event, settings) => endSearch(state, event, settings),
    ad_games_unwanted: (state) => dropGames(state, ({ isAd }) => isAd),
    plays_learned(state, { gameIds, today = 0 }, settings) {
      const { playsToday, set } = visitOf(state, settings)
      const played = new Set(gameIds)
      const dropped = dropGames(state, ({ id }) => played.has(id))
      const inSet = { set: learnPlayed(set, gameIds) }
      const step = { ...dropped, state: withVisit(dropped.state, inSet, settings) }
      if (today <= playsToday) return step
      const learned = withVisit(step.state, { playsToday: today }, settings)
      const isOver = isOpen(learned) && isDayOver(learned, settings)
      return { ...step, state: isOver ? endDay(learned, settings) : learned }
    },
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
