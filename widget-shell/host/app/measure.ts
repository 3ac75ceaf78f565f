import type { Bridge } from '../bridge/bridge'
import { pageOptions } from '../bridge/page_options'
import type { Scene } from './scene'

/** Of a visit whose sender does not come. */
const EARLY_MOST = 100

/**
 * Sends measurements to the publisher's page, whose loader passes them on unless the page keeps them out. Each carries the
 * page's own values, which it knows the widget by in its statistics; a value of ours keeps its name. A sign-up tells the variant
 * of the last suggestion of the visit. What sends measurements to servers loads later and follows; it finds those from before.
 */
export function measureBy({
  events,
  send,
}: Pick<Bridge, 'events' | 'send'>): Pick<Scene, 'measure' | 'measurements'> {
  const measurements: Scene['measurements'] = { early: [], hidden: pageOptions().hidden }
  let suggested = {}
  events.on('vs_init', ({ embedOptions }) => {
    measurements.hidden = pageOptions(embedOptions.given).hidden
  })
  return {
    measurements,
    measure({ name, properties = {} }) {
      const { early, follow, hidden } = measurements
      if (name === 'sign_up_prompted') suggested = properties
      const measured = {
        name,
        properties: name === 'sign_up' ? { ...suggested, ...properties } : properties,
      }
      if (follow) follow(measured)
      else if (early.length < EARLY_MOST) early.push(measured)
      send('frame_break', {
        type: 'analytics',
        typeAction: 'event',
        data: { name, properties: { ...hidden, ...measured.properties } },
      })
    },
  }
}
