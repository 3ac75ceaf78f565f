import type { Place } from '@sidepick/rules/display_modes'
import type { WidgetMessages } from '../../host/bridge/messages'
import type { Raw } from '../channel'
import { setStyles } from '../styles'
import { addButton, addPart } from './controls'
import { BAR_PX } from './docks'
import type { textsFor } from './texts'

const MAX_LABEL = 60

interface BarParts {
  slot: HTMLElement
  texts: ReturnType<typeof textsFor>
  close: () => void
  minimize: () => void
}

/** The bar over a docked frame or a lightbox: minimize, and the close control that the widget may change. */
export function createBar({ slot, texts, close, minimize }: BarParts) {
  const { host, inside } = addPart(slot, 'bar', {
    width: 'min(100%, 800px)',
    height: `${BAR_PX}px`,
  })
  const toText = addButton(inside, texts.minimize, minimize, 'wide')
  inside.append(Object.assign(document.createElement('span'), { className: 'space' }))
  const cross = addButton(inside, '✕', () => {
    if (link) location.assign(link)
    else close()
  })
  let link: string | null = null
  cross.ariaLabel = texts.close

  return {
    cross,
    /** Over the frame, wherever it may be closed. */
    show(place: Place) {
      const shown = place !== 'flow' && place !== 'wide'
      setStyles(host, {
        'display': shown ? 'block' : 'none',
        // A grown frame has the height that its game wants; the bar stands in the space above.
        'margin-top': place === 'grown' ? `-${BAR_PX}px` : '0',
      })
      toText.hidden = place === 'lightbox'
    },
    change({ visible, label, color, position }: Raw<WidgetMessages['vs_set_x_data']>) {
      if (typeof visible === 'boolean') cross.hidden = !visible
      if (typeof label === 'string' && label) cross.ariaLabel = label.slice(0, MAX_LABEL)
      if (typeof color === 'string') cross.style.color = color
      inside.dataset.side = position === 'left' ? 'left' : 'right'
    },
    lead({ href }: Raw<WidgetMessages['vs_set_x_link']>) {
      link = typeof href === 'string' && /^https?:/.test(href) ? href : null
    },
  }
}
