import type { Placement } from '@sidepick/rules/placements'
import { dockStyles } from '../modes/docks'
import { addClosedRoot } from '../closed_root'
import type { Widget } from '../widget'
import { LAYER_CSS } from './layer_css'

const WIDTH_PX = 320

/** Over the widget's own place in the text, which it leaves as it is. */
const OVER_WIDGET = { 'position': 'absolute', 'inset': 'auto 0 0 0', 'z-index': '1' }

/** Out of the text, at an edge of the window: nothing of the page moves. */
const onWindow = (position: Placement) => ({
  ...dockStyles(position, WIDTH_PX, 0),
  'height': 'fit-content',
  'max-height': 'calc(100vh - 32px)',
  // Below a docked frame, which the reader has asked for.
  'z-index': '2147483646',
})

export interface Surface {
  inside: HTMLElement
  position: Placement
  remove(): void
}

/** The element that the cards of the layer stand in, in a closed shadow root. */
export function addSurface({ box }: Widget, position: Placement, label: string): Surface {
  const over = position === 'default'
  const styles = over ? { ...OVER_WIDGET, 'pointer-events': 'none' } : onWindow(position)
  const { host, root } = addClosedRoot(over ? box.rest : document.body, styles, LAYER_CSS)
  const inside = document.createElement('section')
  inside.className = over ? 'layer over' : 'layer'
  inside.setAttribute('aria-label', label)
  root.append(inside)
  return { inside, position, remove: () => host.remove() }
}
