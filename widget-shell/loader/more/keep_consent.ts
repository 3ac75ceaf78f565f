import type { ConsentData } from '../../host/bridge/page_data'
import type { Widget } from '../widget'
import { watchConsent } from './watch_consent'

/** Tells the widget the reader's consent: what the page's platforms say, until the publisher states one. */
export function keepConsent(widget: Widget) {
  let stated = false

  function publish(consent: ConsentData) {
    widget.consent = consent
    widget.channel.post('vs_consent_data', consent)
  }

  const platforms = watchConsent(widget.signal, (consent) => stated || publish(consent))
  return {
    ask() {
      if (stated && widget.consent) publish(widget.consent)
      else platforms.ask()
    },
    state(consent: ConsentData) {
      stated = true
      publish(consent)
    },
  }
}
