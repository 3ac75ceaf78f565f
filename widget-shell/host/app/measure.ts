import type { Bridge } from '../bridge/bridge'
import { pageOptions } from '../bridge/page_options'
import type { Scene } from './scene'

/** Of a visit whose sender does not come. */
const EARLY_MOST = 100

/**
 * Sends measurements to the publisher's page, whose loader passes them on unless the page keeps them out. Each carries the
 * page's own values, which it knows the widget by in its statistics; a value of ours keeps its name. What sends measurements
 * to servers loads later and follows; it finds those from before.
 */
export function measureBy({
  events,
  send,
}: Pick<Bridge, 'events' | 'send'>): Pick<Scene, 'measure' | 'measurements'> {
  let { hidden } = pageOptions()
  const measurements: Scene['measurements'] = { early: [] }
  events.on('vs_init', ({ embedOptions }) => {
    hidden = pageOptions(embedOptions.given).hidden
  })
  return {
    measurements,
    measure(measured) {
      const { early, follow } = measurements
      if (follow) follow(measured)
      else if (early.length < EARLY_MOST) early.push(measured)
      const { name, properties } = measured
      send('frame_break', {
        type: 'analytics',
        typeAction: 'event',
        data: { name, properties: { ...hidden, ...properties } },
      })
    },
  }
}
