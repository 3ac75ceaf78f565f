import { LEAST_WIDTH_PX, STAGE, type BoxSize } from '@sidepick/rules/display_modes'
import { pixels } from '@sidepick/rules/read_option'
import { addDiv, setStyles } from '../styles'

/** The three elements on the publisher's page, each inside the one before. */
export interface Box {
  /** Inserted into the publisher's container; as wide as its place allows. */
  outer: HTMLElement
  /** Keeps the place in the text, whatever becomes of the slot. */
  rest: HTMLElement
  /**
   * Holds the frame for the widget's whole life: a frame that changes its parent reloads and loses the game. Lies over
   * the rest, or elsewhere on the page.
   */
  slot: HTMLElement
}

/** Lies over the rest and fills it. */
export const IN_PLACE = {
  'position': 'absolute',
  'inset': '0',
  'width': '100%',
  'height': '100%',
  'z-index': 'auto',
  // The stage's background, so that the frame does not flash.
  'background': '#150f24',
}

/**
 * One grid column from the least to the largest width: it fills a container of known width, takes its largest width in
 * one that shrinks to its content, and overflows evenly on both sides of one that is too narrow. Never so wide that the
 * box would be higher than the window, as on a phone in landscape.
 */
export function setWidths({ outer }: Box, size: BoxSize, maxWidth?: unknown) {
  const { least = LEAST_WIDTH_PX, most, ratio = STAGE } = size
  const widest = Math.max(least, Math.min(most, pixels(maxWidth) ?? most))
  setStyles(outer, {
    'grid-template-columns': `minmax(${least}px, min(${widest}px, 100vh * ${ratio[0]} / ${ratio[1]}))`,
  })
}

/** Reserves the widget's place in the text before anything loads. */
export function createBox(size: BoxSize, maxWidth?: unknown): Box {
  const [width, height] = size.ratio ?? STAGE
  const outer = addDiv(null, { 'display': 'grid', 'width': '100%', 'justify-content': 'center' })
  outer.dataset.vsBox = ''
  const rest = addDiv(outer, {
    'position': 'relative',
    // Else the least height would ask for a width of its own, by the ratio.
    'width': '100%',
    'box-sizing': 'content-box',
    'aspect-ratio': `${width}/${height}`,
    'min-height': `${height}px`,
    'padding-bottom': size.below ? `clamp(0px, (600px - 100%) * 999, ${size.below}px)` : '0',
  })
  const box = { outer, rest, slot: addDiv(rest, IN_PLACE) }
  setWidths(box, size, maxWidth)
  return box
}
