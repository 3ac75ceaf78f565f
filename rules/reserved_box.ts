import { LEAST_WIDTH_PX, MINI_BOX, MODE_BOXES, STAGE, type BoxSize } from './display_modes.js'
import { readOption } from './embed_options.js'
import { isOn, pixels } from './read_option.js'
import type { DisplayMode } from './types.js'

/** The place that the loader reserves in a text, in CSS px. */
export interface ReservedBox {
  mostWidth: number
  leastHeight: number
  /** Width to height. */
  ratio: readonly [width: number, height: number]
  /** CSS for more height under the ratio, where a list stands there in a narrow place. */
  below: string | null
}

/** The options that decide about it, as the page writes them. */
type BoxOptions = Readonly<Partial<Record<'mode' | 'mini' | 'maxWidth', unknown>>>

/** Of the display mode, or of its mini bar. */
export function boxSize(options: BoxOptions): BoxSize {
  const mode = (readOption('mode', options.mode) ?? 'inline') as DisplayMode
  return isOn(readOption('mini', options.mini)) ? MINI_BOX : MODE_BOXES[mode]
}

/**
 * What a page keeps free from its first paint on, so that nothing moves when the loader comes.
 */
export function reservedBox(options: BoxOptions): ReservedBox {
  const box = boxSize(options)
  const { most, least = LEAST_WIDTH_PX, ratio = STAGE, below } = box
  const wanted = pixels(readOption('maxWidth', options.maxWidth)) ?? most
  return {
    mostWidth: Math.max(least, Math.min(most, wanted)),
    leastHeight: ratio[1],
    ratio,
    below: below === undefined ? null : `clamp(0px, (600px - 100%) * 999, ${below}px)`,
  }
}
