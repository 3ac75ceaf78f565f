import { LEAST_WIDTH_PX, MODE_BOXES, STAGE } from '@sidepick/rules/display_modes'

const MOST_WIDTH = MODE_BOXES.inline.most
const SHAPE = { width: STAGE[0], height: STAGE[1] }
/** What the loader gives a widget at least, in CSS px. */
const LEAST = { width: LEAST_WIDTH_PX, height: SHAPE.height }

const heightOf = (width: number) =>
  Math.max(LEAST.height, Math.round((width * SHAPE.height) / SHAPE.width))

/** The largest box of a widget within the limits, in CSS px; null where even the smallest one is too large. */
export function oembedSize(limits: {
  maxwidth?: number
  maxheight?: number
}): { width: number; height: number } | null {
  const { maxwidth = MOST_WIDTH, maxheight = Number.POSITIVE_INFINITY } = limits
  if (maxwidth < LEAST.width || maxheight < LEAST.height) return null
  const width = Math.min(MOST_WIDTH, maxwidth, Math.floor((maxheight * SHAPE.width) / SHAPE.height))
  return { width, height: Math.min(maxheight, heightOf(width)) }
}
