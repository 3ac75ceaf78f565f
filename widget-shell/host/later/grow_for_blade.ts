import { configNow } from '../app/config_now'
import type { LaterParts } from './connect'
import type { Visit } from '../app/visit'

/**
 * Asks the page for the height of a tall video, where the configuration has one, once the visitor plays: nothing of the page
 * moves before anybody has done something. Returns a function that stops.
 */
export function growForBlade(
  visit: Visit,
  { userActivation }: LaterParts['window']['navigator']
): () => void {
  const stop = visit.engine.subscribe(() => {
    const { phase } = visit.engine.state()
    if (phase === 'passive' || !userActivation?.hasBeenActive) return
    if (configNow(visit).experimentFlags?.bladeVideo !== true) return
    visit.standTall?.()
    stop()
  })
  return stop
}
