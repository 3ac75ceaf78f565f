import type { CardEvents } from '@sidepick/card-kit'
import type { Bridge } from '../bridge/bridge'
import { pageOptions } from '../bridge/page_options'

/**
 * Sends measurements to the publisher's page, whose loader passes them on unless the page keeps them out. Each carries the
 * page's own values, which it knows the widget by in its statistics; a value of ours keeps its name.
 */
export function measureBy({ events, send }: Pick<Bridge, 'events' | 'send'>) {
  let { hidden } = pageOptions()
  events.on('vs_init', ({ embedOptions }) => {
    hidden = pageOptions(embedOptions.given).hidden
  })
  return ({ name, properties = {} }: CardEvents['analytics']) =>
    send('frame_break', {
      type: 'analytics',
      typeAction: 'event',
      data: { name, properties: { ...hidden, ...properties } },
    })
}
