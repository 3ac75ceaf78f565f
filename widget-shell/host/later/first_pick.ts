import type { Visit } from '../app/visit'
import { isBegun } from '../modes/is_begun'

/** Resolves when the player has picked in a game; at once where one is picked in already. */
export function firstPick(engine: Pick<Visit['engine'], 'state' | 'subscribe'>): Promise<void> {
  if (isBegun(engine.state().phase)) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = engine.subscribe(() => {
      if (!isBegun(engine.state().phase)) return
      stop()
      resolve()
    })
  })
}
