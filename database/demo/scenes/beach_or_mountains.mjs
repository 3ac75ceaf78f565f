import { curve } from '../kit/paths.mjs'
import { beach } from '../cast/beach.mjs'
import { mountains } from '../cast/mountains.mjs'

export const poster = 0.2

export function draw(pen, phase) {
  beach(pen, phase)
  const seam = Array.from({ length: 15 }, (_, i) => [
    30 * Math.sin(i * 0.9 + 1) + 60 - i * 8,
    -680 + i * 97,
  ])
  const right = curve(seam)
  right.lineTo(500, 700)
  right.lineTo(500, -700)
  right.closePath()
  pen.clip(right, () => mountains(pen, phase))
  pen.stroke(curve(seam), '#ffffff', 12)
}
