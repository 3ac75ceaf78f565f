import { NUMBERS } from '../numbers'
import { beginQuestion, settle } from '../phases'
import type { PlayEffect, PlaySettings, PlayState, Step } from '../play_state'
import { setTimer } from '../timers'
import type { VisitState } from '../visit_state'
import {
  isDayOver,
  LIMIT_EFFECTS,
  maySuggest,
  nearestLimit,
  noticeOf,
  suggestionDue,
} from './prompts'
import { nextSet } from './game_set'
import { nextStepIndex } from './scripts'
import { keptSearch } from './search_view'
import {
  SCREENS,
  rulesOf,
  screenLayoutOf,
  screenOf,
  type InterstitialCard,
  type ScriptStep,
} from './steps'
import { rejectionOf } from './transition_rules'
import { NO_VIDEO, stepsFor, visitOf, visitSettings, withVisit } from './visit'

/** How long a card between two games stands by itself. */
const CARD_MS: Record<InterstitialCard | 'more-games', number> = {
  'rokt': NUMBERS.offerMs,
  'dont-lose-points': NUMBERS.dontLosePointsMs,
  'swipe': NUMBERS.swipeMs,
  'more-games': NUMBERS.moreGamesMs,
}

/** What a suggestion to sign up is: a card between two games, so that it covers no question. */
const SUGGESTION: ScriptStep = { type: 'INTERSTITIAL', card: 'dont-lose-points' }

/** Cards between two games that ask a stranger to sign up. */
const SUGGESTS = (step: ScriptStep) =>
  step.card === 'dont-lose-points' || step.type === 'INTERSTITIAL_MORE_GAMES'

/** What a new screen starts without. */
const FRESH: Partial<VisitState> = {
  ad: 'none',
  held: null,
  bet: null,
  taps: 0,
  video: NO_VIDEO,
  joined: false,
  interval: 0,
  rejected: 0,
}

/** Whether a card is there to be shown between two games. */
const isDrawn = ({ type, card }: ScriptStep, settings: PlaySettings) =>
  visitSettings(settings).layouts.includes(screenLayoutOf(type, card ?? null))

function enterScreen(state: PlayState, step: ScriptStep, settings: PlaySettings): PlayState {
  const screen = screenOf(step, visitSettings(settings).adsAllowed)
  const search = keptSearch(visitOf(state, settings).search)
  return withVisit(state, { ...FRESH, search, step: screen }, settings)
}

/** Whether a step can be shown now: never an empty screen, and no request to sign up that may not come. */
function canShow(step: ScriptStep, state: PlayState, settings: PlaySettings): boolean {
  const { mobile } = visitSettings(settings)
  if (step.mobileOnly && !mobile) return false
  if (step.desktopOnly && mobile) return false
  if (SCREENS[step.type].game) return true
  if (!isDrawn(step, settings)) return false
  return !SUGGESTS(step) || maySuggest(state, settings)
}

/** Asks the rules of the current screen whether it may be left, then finds the next one. */
export function requestAdvance(state: PlayState, settings: PlaySettings): Step {
  const { step, rejected } = visitOf(state, settings)
  const message = rejectionOf(rulesOf(step), state)
  if (message === null) return advance(state, settings)
  return {
    state: withVisit(state, { rejected: rejected + 1 }, settings),
    effects: [{ type: 'advance_rejected', message }],
  }
}

/** On to the next screen: a game of the queue, or what stands between two games; without a game, the end. */
export function advance(before: PlayState, settings: PlaySettings): Step {
  // Whatever was touched or focused leaves with its screen and cannot report that.
  const left = { ...before, holds: before.holds.filter((reason) => reason === 'dialog') }
  const state = left.queue.length === 0 ? left : nextSet(left, settings)
  if (state.queue.length === 0) return end(state, settings)
  const steps = stepsFor(state, settings)
  const { stepIndex } = visitOf(state, settings)
  const found = nextStepIndex(stepIndex, steps, (step) => canShow(step, state, settings))
  const index = found ?? stepIndex
  const step = steps[index] ?? { type: 'GAMEPLAY' as const }
  // Where the script has a request of its own at this place, that is the suggestion.
  if (suggestionDue(state, settings) && !SUGGESTS(step) && isDrawn(SUGGESTION, settings)) {
    return standBetween(enterScreen(state, SUGGESTION, settings), SUGGESTION, settings)
  }
  const moved = withVisit(enterScreen(state, step, settings), { stepIndex: index }, settings)
  return SCREENS[step.type].game ? nextGame(moved, settings) : standBetween(moved, step, settings)
}

function end(state: PlayState, settings: PlaySettings): Step {
  const ended = withVisit(state, FRESH, settings)
  const timers = setTimer({}, 'autoAdvance', NUMBERS.endScreenMs)
  return {
    state: { ...ended, phase: 'ended', timers },
    effects: [{ type: 'list_ended', loggedIn: state.loggedIn }],
  }
}

/** The games of the day are over. */
export function endDay(state: PlayState, settings: PlaySettings): PlayState {
  const over = withVisit(state, { ...FRESH, gamesLeft: 0 }, settings)
  return { ...over, phase: 'ended', timers: {} }
}

function standBetween(state: PlayState, step: ScriptStep, settings: PlaySettings): Step {
  const card = step.card ?? 'more-games'
  const timers = setTimer({}, 'autoAdvance', CARD_MS[card])
  const { strangerPlays } = visitOf(state, settings)
  const between: PlayState = { ...state, phase: 'interstitial', timers }
  if (!SUGGESTS(step)) return { state: between, effects: [] }
  return {
    state: withVisit(between, { promptedAt: strangerPlays }, settings),
    effects: [{ type: 'sign_up_suggested' }],
  }
}

function nextGame(before: PlayState, settings: PlaySettings): Step {
  const [game, ...queue] = before.queue
  if (!game) return end(before, settings)
  const { effects: notices, gamesLeft } = noticeOf(before, settings)
  const nearest = nearestLimit(before, settings)
  const isOver = nearest !== null && nearest.gamesLeft <= 0
  if (isDayOver(before, settings)) return { state: endDay(before, settings), effects: [] }
  const gameIndex = before.gameIndex + 1
  const begun = settle(beginQuestion({ ...before, game, queue, gameIndex }))
  const started: PlayEffect = { type: 'game_started', game }
  if (isOver) {
    const state = withVisit(begun, { gamesLeft: 0 }, settings)
    return { state, effects: [started, ...LIMIT_EFFECTS[nearest.name]] }
  }
  return { state: withVisit(begun, { gamesLeft }, settings), effects: [started, ...notices] }
}
