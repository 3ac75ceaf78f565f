import { MINI_BOX, MODE_BOXES, STAGE } from './display_modes.js'
import type { MountOptions } from './embed_options.js'

const LEAST_WIDTH_PX = 302

/** The place that the loader reserves in a text, in CSS px. */
export interface ReservedBox {
  mostWidth: number
  leastHeight: number
  /** Width to height. */
  ratio: readonly [width: number, height: number]
  /** CSS for more height under the ratio, where a list stands there in a narrow place. */
  below: string | null
}

/** What a page keeps free from its first paint on, so that nothing moves when the loader comes. */
export function reservedBox({
  mode = 'inline',
  mini,
  maxWidth,
}: Pick<MountOptions, 'mode' | 'mini' | 'maxWidth'>): ReservedBox {
  const { most, least = LEAST_WIDTH_PX, ratio = STAGE, below } = mini ? MINI_BOX : MODE_BOXES[mode]
  return {
    mostWidth: Math.max(least, Math.min(most, maxWidth || most)),
    leastHeight: ratio[1],
    ratio,
    below: below === undefined ? null : `clamp(0px, (600px - 100%) * 999, ${below}px)`,
  }
}
