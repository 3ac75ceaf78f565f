import { NUMBERS } from '../numbers'
import { isOpen } from '../phases'
import type { PlaySettings, PlayState, Step } from '../play_state'
import { dropTimer, setTimer } from '../timers'
import { skipGame } from './game_queue'
import { visitOf, visitSettings, withVisit } from './visit'

/** Whether the carousel goes on by itself: nobody has picked a side, and it has not shown its share yet. */
function mayTurn(state: PlayState, settings: PlaySettings): boolean {
  return (
    visitSettings(settings).carousel &&
    isOpen(state) &&
    state.queue.length > 0 &&
    visitOf(state, settings).passiveGames < NUMBERS.carouselPassiveGames
  )
}

/** A question turns when nobody has touched it for as long as makes it passive: then both happen at once. */
const turnMsOf = ({ phase, timers }: PlayState) =>
  phase === 'passive'
    ? NUMBERS.carouselPassiveMs
    : (timers.idle?.remainingMs ?? NUMBERS.carouselActiveMs)

/** Where nobody picks, the next game comes by itself, unless the reader has stopped what moves. */
export function keepTurning(state: PlayState, settings: PlaySettings): PlayState {
  if (!mayTurn(state, settings)) return state
  const goesOn = state.ratio >= NUMBERS.carouselInViewRatio && !state.motionStopped
  const timer = state.timers.carousel
  if (!goesOn) return timer ? { ...state, timers: dropTimer(state.timers, 'carousel') } : state
  if (timer && !timer.completed) return state
  return { ...state, timers: setTimer(state.timers, 'carousel', turnMsOf(state)) }
}

/** Input in a question gives it its whole time again. */
export const turnLater = (state: PlayState, settings: PlaySettings): PlayState =>
  keepTurning({ ...state, timers: dropTimer(state.timers, 'carousel') }, settings)

/** The carousel shows its next game; the one before comes again after the others. */
export function turn(state: PlayState, settings: PlaySettings): Step {
  if (!mayTurn(state, settings)) return { state, effects: [] }
  const shown = state.phase === 'passive' || !settings.passiveModeEnabled ? 1 : 0
  const passiveGames = visitOf(state, settings).passiveGames + shown
  const { state: turned } = skipGame({ ...state, timers: {} }, settings)
  return {
    state: keepTurning(withVisit(turned, { passiveGames }, settings), settings),
    effects: [],
  }
}
