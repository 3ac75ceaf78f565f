import type { SKRSContext2D } from '@napi-rs/canvas'
import type { SharedVisit } from '#pages/domain/visit_code'
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
} from '#pages/pictures/share_canvas'

interface DrawnVisit extends SharedVisit {
  /** What stands beside the numbers, in one language. */
  words: { games: string; right: string; crowd: string }
}

const MARGIN_PX = 72
const TICKET_PX = { width: 400, height: 220 }
const LEFT_PX = 560
const WORDS = {
  widthPx: PICTURE_SIZE.widthPx - LEFT_PX - MARGIN_PX,
  lines: 1,
  sizesPx: [56, 46, 38],
}
const BAR_PX = { height: 40, gap: 18 }
const EMPTY = '#e8dfcb'
const CROWD = '#5b4bff'

/** A visit as PNG: how many games on a ticket, and beside it how many were right and how many as most people had it. */
export const drawVisit = keptOnce(draw, { max: MOST_KEPT })

function draw({ results, judged, right, withCrowd, words }: DrawnVisit): Promise<Buffer> {
  const { canvas, pen } = shareCanvas()
  drawTicket(pen, String(results), words.games)
  const bars = [
    ...(judged > 0 ? [{ text: words.right, colour: RIGHT, part: right / judged }] : []),
    ...(results > 0 ? [{ text: words.crowd, colour: CROWD, part: withCrowd / results }] : []),
  ]
  const rowPx = 190
  const topPx = (PICTURE_SIZE.heightPx - bars.length * rowPx) / 2
  bars.forEach((bar, at) => drawBar(pen, bar, topPx + at * rowPx))
  return canvas.encode('png')
}

/** The number of games on a slanted ticket, as the widget draws points. */
function drawTicket(pen: SKRSContext2D, count: string, label: string) {
  pen.save()
  pen.translate(MARGIN_PX + TICKET_PX.width / 2, PICTURE_SIZE.heightPx / 2)
  pen.rotate((-4 * Math.PI) / 180)
  pen.fillStyle = ACCENT
  pen.beginPath()
  pen.roundRect(-TICKET_PX.width / 2, -TICKET_PX.height / 2, TICKET_PX.width, TICKET_PX.height, 36)
  pen.fill()
  pen.fillStyle = INK
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.font = fontOf(120)
  pen.fillText(count, 0, -28, TICKET_PX.width - 40)
  pen.font = fontOf(48)
  pen.fillText(label, 0, 66, TICKET_PX.width - 40)
  pen.restore()
}

/** A share as words and, for who does not read them, as a bar. */
function drawBar(
  pen: SKRSContext2D,
  { text, colour, part }: { text: string; colour: string; part: number },
  topPx: number
) {
  const { sizePx, lines } = fitText(pen, text, WORDS)
  pen.font = fontOf(sizePx)
  pen.fillStyle = INK
  pen.textAlign = 'left'
  pen.textBaseline = 'top'
  pen.fillText(lines[0] ?? '', LEFT_PX, topPx, WORDS.widthPx)
  const y = topPx + sizePx + BAR_PX.gap
  const fill = (widthPx: number, fillStyle: string) => {
    pen.beginPath()
    pen.roundRect(LEFT_PX, y, widthPx, BAR_PX.height, BAR_PX.height / 2)
    pen.fillStyle = fillStyle
    pen.fill()
  }
  fill(WORDS.widthPx, EMPTY)
  if (part > 0) fill(Math.max(BAR_PX.height, part * WORDS.widthPx), colour)
}
