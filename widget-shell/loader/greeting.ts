import type { CustomData } from '../host/bridge/page_data'
import type { Receivers } from './channel'
import { pageReference } from './page_reference'
import { viewport } from './presence'
import { text } from './text'

/** The handlers of the messages until the first screen stands. The others come with `more`. */
export const greeting: Receivers = {
  'vs_hello': (_, { options, lifeSigns, channel, consent, inView }) => {
    lifeSigns.answered()
    channel.greet({
      origin: location.origin,
      ref: pageReference(),
      viewport: viewport(),
      inView,
      consent,
      embedOptions: { given: Object.entries(options).join('\n') },
      // The frame takes what it knows of them.
      customData: options as CustomData,
    })
  },
  'widget-load': ({ widgetId, type, partnerName, empty }, widget) => {
    const name = text(partnerName)
    if (!widget.lifeSigns.painted()) return
    if (name) widget.iframe.title = name
    widget.emit('load', {
      widgetId: text(widgetId),
      type: text(type),
      partnerName: name || null,
      empty: !!empty || undefined,
    })
  },
}
