import type { SKRSContext2D } from '@napi-rs/canvas'
import type { SharedPick } from '@sidepick/rules/shared_pick'
import type { Game, Side } from '@sidepick/rules/types'
import { keptOnce } from '#pages/queries/kept_once'
import {
  ACCENT,
  fitText,
  fontOf,
  INK,
  MOST_KEPT,
  PICTURE_SIZE,
  RIGHT,
  shareCanvas,
  WRONG,
} from '#pages/pictures/share_canvas'

export interface DrawnPick {
  game: Pick<Game, 'id' | 'text' | 'sideA' | 'sideB'>
  pick: SharedPick
  /** Whole percent of the votes that the picked side has; null while too few have voted, or where no side is named. */
  percent: number | null
}

const MARGIN_PX = 72
const GAP_PX = 32
const BOX_PX = { width: (PICTURE_SIZE.widthPx - 2 * MARGIN_PX - GAP_PX) / 2, height: 190, top: 368 }
const QUESTION = { widthPx: PICTURE_SIZE.widthPx - 2 * MARGIN_PX, lines: 3, sizesPx: [76, 64, 54] }
const NAME = { widthPx: BOX_PX.width - 2 * 36, lines: 2, sizesPx: [52, 44, 36] }
const WHITE = '#ffffff'

/** A question with both sides, the picked one marked, as PNG. Without words of ours: it needs no language. */
export const drawPick = keptOnce(draw, { max: MOST_KEPT })

function draw({ game, pick, percent }: DrawnPick): Promise<Buffer> {
  const { canvas, pen } = shareCanvas()
  pen.textBaseline = 'top'
  pen.fillStyle = INK
  drawLines(pen, fitText(pen, game.text, QUESTION), MARGIN_PX, 64)
  drawSide(pen, { name: game.sideA, side: 'A', pick, percent })
  drawSide(pen, { name: game.sideB, side: 'B', pick, percent })
  if (pick === 'right' || pick === 'wrong') drawVerdict(pen, pick)
  return canvas.encode('png')
}

interface DrawnSide extends Pick<DrawnPick, 'pick' | 'percent'> {
  name: string
  side: Side
}

function drawSide(pen: SKRSContext2D, { name, side, pick, percent }: DrawnSide) {
  const isPicked = pick === side
  const x = MARGIN_PX + (side === 'B' ? BOX_PX.width + GAP_PX : 0)
  pen.beginPath()
  pen.roundRect(x, BOX_PX.top, BOX_PX.width, BOX_PX.height, 36)
  pen.fillStyle = isPicked ? ACCENT : WHITE
  pen.fill()
  pen.lineWidth = isPicked ? 8 : 4
  pen.strokeStyle = INK
  pen.stroke()
  pen.fillStyle = INK
  const shown = isPicked && percent !== null
  const text = fitText(pen, name, shown ? { ...NAME, widthPx: NAME.widthPx - 150 } : NAME)
  const heightPx = text.lines.length * text.sizePx * 1.1
  drawLines(pen, text, x + 36, BOX_PX.top + (BOX_PX.height - heightPx) / 2)
  if (!shown) return
  pen.font = fontOf(56)
  pen.textAlign = 'right'
  pen.fillText(`${percent}%`, x + BOX_PX.width - 36, BOX_PX.top + (BOX_PX.height - 62) / 2)
  pen.textAlign = 'left'
}

function drawLines(
  pen: SKRSContext2D,
  { lines, sizePx }: ReturnType<typeof fitText>,
  x: number,
  y: number
) {
  pen.font = fontOf(sizePx)
  lines.forEach((line, index) => pen.fillText(line, x, y + index * sizePx * 1.1))
}

/** A tick or a cross on the seam between the sides: which of them was picked stays open. */
function drawVerdict(pen: SKRSContext2D, pick: 'right' | 'wrong') {
  const [x, y, r] = [PICTURE_SIZE.widthPx / 2, BOX_PX.top + BOX_PX.height / 2, 76]
  pen.beginPath()
  pen.arc(x, y, r, 0, 2 * Math.PI)
  pen.fillStyle = pick === 'right' ? RIGHT : WRONG
  pen.fill()
  pen.strokeStyle = WHITE
  pen.lineWidth = 16
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.beginPath()
  if (pick === 'right') {
    pen.moveTo(x - 32, y + 2)
    pen.lineTo(x - 8, y + 26)
    pen.lineTo(x + 34, y - 24)
  } else {
    pen.moveTo(x - 26, y - 26)
    pen.lineTo(x + 26, y + 26)
    pen.moveTo(x + 26, y - 26)
    pen.lineTo(x - 26, y + 26)
  }
  pen.stroke()
}
