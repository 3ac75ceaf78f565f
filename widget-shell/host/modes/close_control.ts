import type { Place } from '@sidepick/rules/display_modes'
import { settingsOf } from '@sidepick/rules/card_settings'
import { configNow } from '../app/config_now'
import type { Visit } from '../app/visit'

/** Where the page draws a control that closes the frame. */
const CLOSES: Record<Place, boolean> = {
  flow: false,
  wide: false,
  grown: true,
  docked: true,
  lightbox: true,
}

const wordsIn = (value: unknown, locale: string): string => {
  const words = typeof value === 'object' ? Object(value)[locale] : value
  return typeof words === 'string' ? words : ''
}

/** A web page, or one of ours. */
function linkIn(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value, window.location.origin)) return null
  const { protocol, href } = new URL(value, window.location.origin)
  return /^https?:$/.test(protocol) ? href : null
}

/**
 * Tells the page how its control that closes the frame looks and where it leads, as `componentFlags.CloseControl` says:
 * `label` (a text, or one for each language), `color`, `position` and `href`. Returns a function that stops.
 */
export function dressCloseControl(visit: Visit): () => void {
  const { app, bridge, entry } = visit
  const dress = ({ place }: { place: Place }) => {
    const look = settingsOf(configNow(visit), 'CloseControl')
    if (!look || !CLOSES[place]) return
    bridge.send('vs_set_x_data', {
      visible: true,
      label: wordsIn(look.label, entry.locale),
      color: wordsIn(look.color, entry.locale),
      position: look.position === 'left' ? 'left' : 'right',
    })
    bridge.send('vs_set_x_link', { href: linkIn(look.href) })
  }
  dress(app.store.getState().widget)
  return bridge.events.on('vs_placed', dress)
}
