import { NUMBERS } from '../numbers'
import type { PlaySettings, PlayState, Step } from '../play_state'
import { dropTimer, setTimer } from '../timers'
import { skipGame } from './game_queue'
import { visitOf, visitSettings, withVisit } from './visit'

/** Whether the passive carousel goes on by itself: enough of it is in view, and it has not shown its share yet. */
function mayTurn(state: PlayState, settings: PlaySettings): boolean {
  return (
    visitSettings(settings).carousel &&
    state.phase === 'passive' &&
    state.queue.length > 0 &&
    visitOf(state, settings).passiveGames < NUMBERS.carouselPassiveGames
  )
}

/** In a carousel nobody plays, the next game comes by itself, unless the reader has stopped what moves. */
export function keepTurning(state: PlayState, settings: PlaySettings): PlayState {
  if (!mayTurn(state, settings)) return state
  const goesOn = state.ratio >= NUMBERS.carouselInViewRatio && !state.motionStopped
  const timer = state.timers.carousel
  if (!goesOn) return timer ? { ...state, timers: dropTimer(state.timers, 'carousel') } : state
  if (timer && !timer.completed) return state
  return { ...state, timers: setTimer(state.timers, 'carousel', NUMBERS.carouselPassiveMs) }
}

/** The passive carousel shows its next game; the one before comes again after the others. */
export function turn(state: PlayState, settings: PlaySettings): Step {
  if (!mayTurn(state, settings)) return { state, effects: [] }
  const passiveGames = visitOf(state, settings).passiveGames + 1
  const { state: turned } = skipGame({ ...state, timers: {} }, settings)
  return {
    state: keepTurning(withVisit(turned, { passiveGames }, settings), settings),
    effects: [],
  }
}
