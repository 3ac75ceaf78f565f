import type { PlayEvent, PlaySettings, PlayState, Step } from './play_state'
import type { EngineTimerName } from './timers'

export type Handlers = {
  [Type in PlayEvent['type']]: (
    state: PlayState,
    event: Extract<PlayEvent, { type: Type }>,
    settings: PlaySettings
  ) => Step
}

export type OnEnd = (state: PlayState, settings: PlaySettings) => Step

/**
 * What the engine knows: how it takes each event, and what follows when a timer ends. The first question starts with
 * `first_parts`; `later/later_parts` joins it before the bonus.
 */
export interface EngineParts {
  handlers: Partial<Handlers>
  onEnd: Partial<Record<EngineTimerName, OnEnd>>
  /** Whatever follows from the time alone. */
  afterTick?: (state: PlayState, settings: PlaySettings) => PlayState
}

export const joinParts = (one: EngineParts, other: EngineParts): EngineParts => ({
  ...one,
  ...other,
  handlers: { ...one.handlers, ...other.handlers },
  onEnd: { ...one.onEnd, ...other.onEnd },
})
