import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'

/** Of a drawn result, in pixels: what other sites show beside a link. */
export const PICTURE_SIZE = { widthPx: 1200, heightPx: 630 }

export const INK = '#150f24'
const PAPER = '#fff8ea'
export const ACCENT = '#ffd23f'
export const RIGHT = '#0d7a4e'
export const WRONG = '#c81e5b'

/** Pictures of one kind that are kept: friends share the same few, and to draw one takes some 30 ms. */
export const MOST_KEPT = 100

const FONT = import.meta
  .resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')
const FAMILY = 'Shared'

/** The brand's typeface, strong, in pixels. */
export const fontOf = (sizePx: number): string => `800 ${sizePx}px ${FAMILY}`

/** An empty picture and what draws on it. */
export function shareCanvas() {
  if (!GlobalFonts.has(FAMILY)) GlobalFonts.registerFromPath(fileURLToPath(FONT), FAMILY)
  const canvas = createCanvas(PICTURE_SIZE.widthPx, PICTURE_SIZE.heightPx)
  const pen = canvas.getContext('2d')
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, canvas.width, canvas.height)
  return { canvas, pen }
}

interface Box {
  widthPx: number
  lines: number
  /** Sizes to try, the largest first. */
  sizesPx: readonly number[]
}

/** A text in lines, in the largest size in which it fits; cut off in the smallest where it does not. */
export function fitText(pen: SKRSContext2D, text: string, { widthPx, lines, sizesPx }: Box) {
  for (const sizePx of sizesPx) {
    pen.font = fontOf(sizePx)
    const wrapped = wrap(pen, text, widthPx)
    const fits = wrapped.every((line) => pen.measureText(line).width <= widthPx)
    if (fits && wrapped.length <= lines) return { sizePx, lines: wrapped }
  }
  const sizePx = sizesPx.at(-1) ?? 0
  const wrapped = wrap(pen, text, widthPx)
  const kept = wrapped.slice(0, lines).map((line) => cutOff(pen, line, widthPx))
  if (wrapped.length > lines) kept[lines - 1] = cutOff(pen, `${kept[lines - 1]}…`, widthPx)
  return { sizePx, lines: kept }
}

function wrap(pen: SKRSContext2D, text: string, widthPx: number): string[] {
  const [first = '', ...words] = text.split(/\s+/)
  const lines: string[] = []
  let line = first
  for (const word of words) {
    const longer = `${line} ${word}`
    const fits = pen.measureText(longer).width <= widthPx
    if (!fits) lines.push(line)
    line = fits ? longer : word
  }
  return [...lines, line]
}

/** As much of a line as fits, with an ellipsis where something is missing. */
function cutOff(pen: SKRSContext2D, line: string, widthPx: number): string {
  if (pen.measureText(line).width <= widthPx) return line
  const letters = [...line.replace(/…$/u, '')]
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > widthPx) {
    letters.pop()
  }
  return `${letters.join('')}…`
}
