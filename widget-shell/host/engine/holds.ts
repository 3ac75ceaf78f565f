import type { HoldReason, PlayState } from './play_state'

/** Whether the automatic advance is paused by the player. */
export function isPaused(state: PlayState): boolean {
  return state.autoNavigateStopped || state.holds.length > 0
}

export function setHold(state: PlayState, reason: HoldReason, held: boolean): PlayState {
  if (state.holds.includes(reason) === held) return state
  const holds = held ? [...state.holds, reason] : state.holds.filter((other) => other !== reason)
  return { ...state, holds }
}
