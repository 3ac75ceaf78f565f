import { circle, ellipse, svg } from './paths.mjs'
import { pulse } from './motion.mjs'

/** A pair of round eyes that blinks; `look` moves the pupils by a share of the eye's size. */
export function eyes(
  pen,
  x,
  y,
  gap,
  size,
  phase,
  { white = '#ffffff', dark = '#2a1533', look = [0, 0], blink = 0.3, pupil = 0.62 } = {}
) {
  const open = 1 - 0.92 * pulse(phase, 1, 1 - blink, 0.06)
  for (const side of [-1, 1]) {
    pen.at(x + (side * gap) / 2, y, { scaleY: open }, () => {
      if (white) pen.fill(ellipse(0, 0, size, size * 1.08), white)
      pen.fill(circle(look[0] * size, look[1] * size, size * pupil), dark)
      pen.fill(
        circle(look[0] * size - size * 0.2, look[1] * size - size * 0.24, size * 0.22),
        '#ffffff'
      )
    })
  }
}

/** A smile; `open` (0 to 1) makes it a laughing mouth. */
export function smile(
  pen,
  x,
  y,
  width,
  open = 0,
  { dark = '#2a1533', tongue = '#ff7b8a', line = 6 } = {}
) {
  const w = width / 2
  if (open < 0.08) {
    pen.stroke(svg(`M${x - w} ${y} Q${x} ${y + w * 0.9} ${x + w} ${y}`), dark, line)
    return
  }
  const depth = w * (0.7 + open * 1.1)
  const mouth = svg(
    `M${x - w} ${y} Q${x} ${y + w * 0.25} ${x + w} ${y} Q${x + w * 0.8} ${y + depth} ${x} ${y + depth} Q${x - w * 0.8} ${y + depth} ${x - w} ${y} Z`
  )
  pen.fill(mouth, dark)
  pen.clip(mouth, () => pen.fill(ellipse(x, y + depth, w * 0.7, depth * 0.45), tongue))
}

export function cheeks(pen, x, y, gap, size, colour = '#ff8fa3', alpha = 0.6) {
  for (const side of [-1, 1])
    pen.fill(ellipse(x + (side * gap) / 2, y, size, size * 0.65), colour, alpha)
}
