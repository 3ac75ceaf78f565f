import { BOX_STYLES, boxColumn, IN_PLACE, restStyles } from '@sidepick/rules/box_styles'
import type { BoxSize } from '@sidepick/rules/display_modes'
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

/** Between the least and the largest width. */
export function setWidths({ outer }: Box, size: BoxSize, maxWidth?: unknown) {
  setStyles(outer, boxColumn(size, maxWidth))
}

/**
 * Reserves the widget's place in the text before anything loads. A snippet that has the frame in it brings the three elements
 * around it, the outer one first.
 */
export function createBox(size: BoxSize, maxWidth: unknown, written: ArrayLike<HTMLElement>): Box {
  const outer = addDiv(null, { ...BOX_STYLES, ...boxColumn(size, maxWidth) }, written[0])
  outer.dataset.vsBox = ''
  const rest = addDiv(outer, restStyles(size), written[1])
  return { outer, rest, slot: addDiv(rest, IN_PLACE, written[2]) }
}
