import type { SKRSContext2D } from '@napi-rs/canvas'
import {
  CHALLENGE_SIZE,
  challengeScore,
  type ChallengeAnswer,
  type ChallengeResult,
} from '@sidepick/rules/challenge_code'
import { keptOnce } from '#pages/queries/kept_once'
import {
  ACCENT,
  fontOf,
  INK,
  MOST_KEPT,
  PICTURE_SIZE,
  RIGHT,
  shareCanvas,
  WRONG,
} from '#pages/pictures/share_canvas'

const COLOURS: Record<ChallengeAnswer, string> = {
  correct: RIGHT,
  wrong: WRONG,
  waiting: '#b9b2c6',
}

const SQUARE_PX = 104
const GAP_PX = 20
const ROW = 5
const LEFT_PX = 540
const TOP_PX = (PICTURE_SIZE.heightPx - 2 * SQUARE_PX - GAP_PX) / 2

/** The squares of a result beside its score, as PNG. */
export const drawChallenge = keptOnce(draw, { max: MOST_KEPT })

function draw(result: ChallengeResult): Promise<Buffer> {
  const { canvas, pen } = shareCanvas()
  drawScore(pen, `${challengeScore(result)}/${CHALLENGE_SIZE}`)
  for (let at = 0; at < CHALLENGE_SIZE; at += 1) drawSquare(pen, at, result.answers[at])
  return canvas.encode('png')
}

/** The score on a slanted ticket, as the widget draws it. */
function drawScore(pen: SKRSContext2D, score: string) {
  pen.save()
  pen.translate(290, PICTURE_SIZE.heightPx / 2)
  pen.rotate((-4 * Math.PI) / 180)
  pen.fillStyle = ACCENT
  pen.beginPath()
  pen.roundRect(-200, -110, 400, 220, 36)
  pen.fill()
  pen.fillStyle = INK
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.font = fontOf(132)
  pen.fillText(score, 0, 6, 370)
  pen.restore()
}

/** Filled, with a dot, and hollow: told apart without their colours. */
function drawSquare(pen: SKRSContext2D, at: number, answer: ChallengeAnswer | undefined) {
  const x = LEFT_PX + (at % ROW) * (SQUARE_PX + GAP_PX)
  const y = TOP_PX + Math.floor(at / ROW) * (SQUARE_PX + GAP_PX)
  const colour = COLOURS[answer ?? 'waiting']
  pen.beginPath()
  pen.roundRect(x + 4, y + 4, SQUARE_PX - 8, SQUARE_PX - 8, 22)
  pen.lineWidth = 8
  pen.strokeStyle = colour
  pen.fillStyle = colour
  pen.stroke()
  if (answer === 'correct') pen.fill()
  if (answer !== 'wrong') return
  pen.beginPath()
  pen.arc(x + SQUARE_PX / 2, y + SQUARE_PX / 2, 16, 0, 2 * Math.PI)
  pen.fill()
}
