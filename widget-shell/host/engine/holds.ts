import type { HoldReason, PlayState } from './play_state'

/** Whether the automatic advance is paused by the player. */
export function isPaused(state: PlayState): boolean {
  return state.autoNavigateStopped || state.holds.length > 0
}

/** Whether the player wants more time, also for what a card counts down: a prompt that waits leaves the cards their time. */
export function isWished(state: PlayState): boolean {
  return state.autoNavigateStopped || state.holds.some((reason) => reason !== 'prompt')
}

export function setHold(state: PlayState, reason: HoldReason, held: boolean): PlayState {
  if (state.holds.includes(reason) === held) return state
  const holds = held ? [...state.holds, reason] : state.holds.filter((other) => other !== reason)
  return { ...state, holds }
}
