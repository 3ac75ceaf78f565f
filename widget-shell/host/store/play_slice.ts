import type { PlayState } from '../engine/play_state'
import { plainSlice } from './plain_slice'

/** The engine's state as the components see it; the engine alone decides what it is. */
export const playSlice = plainSlice(
  'play',
  null as PlayState | null
)({
  playMoved: (_state, next: PlayState) => next,
})

export const { playMoved } = playSlice.actions
