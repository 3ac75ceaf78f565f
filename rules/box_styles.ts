import { LEAST_WIDTH_PX, STAGE, type BoxSize } from './display_modes.js'
import { pixels } from './read_option.js'

type Styles = Record<string, string>

/** Of the slot: it lies over the rest and fills it. */
export const IN_PLACE: Styles = {
  position: 'absolute',
  inset: '0',
  height: '100%',
  // The stage's colour with two answers on it: what is seen of a frame that is late, or that does not come at all.
  background:
    '#150f24 linear-gradient(90deg,#150f24 4%,#fff2 0 96%,#150f24 0)0 96%/50% 15% repeat-x',
}

/** Of the frame, which fills its slot. */
export const FRAME_STYLES: Styles = { width: '100%', height: '100%' }

/**
 * The one grid column of the outer element, from the least to the largest width: it fills a container of known width, takes its
 * largest width in one that shrinks to its content, and overflows evenly on both sides of one that is too narrow. Never so wide
 * that the box would be higher than the window, as on a phone in landscape.
 */
export const boxColumn = (
  { least = LEAST_WIDTH_PX, most, ratio = STAGE }: BoxSize,
  maxWidth?: unknown
): Styles => ({
  'grid-template-columns': `minmax(${least}px,min(${Math.max(
    least,
    Math.min(most, pixels(maxWidth) || most)
  )}px,100vh*${ratio.join('/')}))`,
})

/** Of the outer element, beside its column. */
export const BOX_STYLES: Styles = {
  'display': 'grid',
  'width': '100%',
  'justify-content': 'center',
}

/** Of the rest in it, which keeps the widget's place in the text. */
export const restStyles = ({ ratio = STAGE, below = 0 }: BoxSize): Styles => ({
  'position': 'relative',
  // Else the least height would ask for a width of its own, by the ratio.
  'width': '100%',
  'box-sizing': 'content-box',
  'aspect-ratio': ratio.join('/'),
  'min-height': `${ratio[1]}px`,
  'padding-bottom': `clamp(0px,(600px - 100%)*999,${below}px)`,
})
