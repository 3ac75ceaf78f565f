import type { Receivers } from './channel'
import { viewport } from './presence'

/** The handlers of messages for all display modes. */
export const commonReceivers: Receivers = {
  'vs_hello': (_, { options, lifeSigns, channel, consent, inView }) => {
    lifeSigns.answered()
    channel.greet({
      origin: location.origin,
      viewport: viewport(),
      inView,
      consent: consent.current(),
      embedOptions: {
        analyticsBridge: options.analyticsBridge !== 'off',
        ads: options.ads ?? 'auto',
      },
    })
  },
  'widget-load': ({ widgetId = '', type = '', partnerName = null, empty }, widget) => {
    widget.lifeSigns.painted()
    if (partnerName) widget.iframe.title = partnerName
    widget.emit('load', { widgetId, type, partnerName, empty })
  },
  'vs_get_consent_data': (_, { consent }) => consent.ask(),
  'vs_logout': (_, widget) => widget.emit('logout', {}),
  // A tap inside the frame is a user activation of the page for some seconds.
  'vs_change_parent_link': ({ link = '', target }) =>
    /^https?:/.test(link) &&
    navigator.userActivation?.isActive !== false &&
    open(link, target, 'noopener'),
  'vs_sound': ({ muted }, widget) => widget.sound(!!muted),
}
