import { tick } from './clockwork'
import type { EngineParts } from './parts'
import type { PlayEvent, PlaySettings, PlayState, Step } from './play_state'

/**
 * One step of a play: pure, and explicit about what the outside has to do next. Null for an event that no part takes
 * yet: it waits until that part has loaded.
 */
export function reducePlay(
  state: PlayState,
  event: PlayEvent,
  settings: PlaySettings,
  parts: EngineParts
): Step | null {
  if (event.type === 'ticked') return tick(state, event.elapsedMs, settings, parts)
  const handle = parts.handlers[event.type] as
    ((s: PlayState, e: PlayEvent, p: PlaySettings) => Step) | undefined
  return handle ? handle(state, event, settings) : null
}
