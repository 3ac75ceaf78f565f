import { NUMBERS } from './numbers'
import { setTimer } from './timers'
import type { Pick, PlayEffect, PlaySettings, PlayState, Step } from './play_state'

/** Waits for a first tap: muted, no clock running, no points. */
export function fallBackToPassive(state: PlayState): PlayState {
  return { ...state, phase: 'passive', muted: true, timers: {} }
}

/** Nobody has picked a side of the game on screen. */
export const isOpen = ({ phase }: PlayState) => phase === 'passive' || phase === 'question'

/** The answers come to stand where something else stood: what was meant for that is no pick of theirs. */
export function settle(state: PlayState): PlayState {
  if (!isOpen(state)) return state
  return { ...state, timers: setTimer(state.timers, 'settle', NUMBERS.settleMs) }
}

/** Whether the answers have not stood long enough to be meant. */
export const isSettling = ({ timers }: PlayState) => timers.settle?.completed === false

export function beginQuestion(state: PlayState): PlayState {
  const idle = setTimer({}, 'idle', NUMBERS.idleMs)
  const timers = state.inView ? idle : setTimer(idle, 'outOfView', NUMBERS.outOfViewMs)
  return { ...state, phase: 'question', pick: null, outcome: null, timers }
}

/** Leaves passive: the gesture that starts the game also turns the sound on. */
export function startGameplay(state: PlayState): Step {
  if (state.phase !== 'passive' || !state.game) return { state, effects: [] }
  const question = beginQuestion({ ...state, muted: state.staysMuted })
  return { state: question, effects: [{ type: 'game_started', game: state.game }] }
}

export function lockPick(state: PlayState, pick: Pick, settings: PlaySettings): Step {
  if (!state.game) return { state, effects: [] }
  const { lockMs } = settings.timings
  const made: PlayEffect = { type: 'pick_made', pick, game: state.game, gameIndex: state.gameIndex }
  const timers = setTimer({}, 'lockedPick', lockMs)
  const locking: PlayState = { ...state, phase: 'locking', pick, timers }
  if (lockMs > 0) return { state: locking, effects: [made] }
  const submitted = submitPick(locking)
  return { state: submitted.state, effects: [made, ...submitted.effects] }
}

export function submitPick(state: PlayState): Step {
  const { game, pick } = state
  if (!game || !pick) return { state, effects: [] }
  const timers = setTimer(state.timers, 'submitLimit', NUMBERS.submitLimitMs)
  return {
    state: { ...state, phase: 'locked', timers },
    effects: [{ type: 'submit_pick', pick, game }],
  }
}
