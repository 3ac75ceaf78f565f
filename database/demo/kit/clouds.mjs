import { cloud } from './paths.mjs'
import { cycle, wave } from './motion.mjs'

/** Clouds that sway in place: crossing the frame within one short clip would look like a storm. */
export function swayingClouds(pen, list, phase, paint, reach = 34) {
  for (const { x, y, width } of list) {
    const offset = (x * 7 + y * 3) / 1000
    pen.fill(
      cloud(x + reach * wave(phase, 1, offset), y + 5 * wave(phase, 1, offset + 0.3), width),
      paint
    )
  }
}

/** Clouds that drift across once (or `cycles` times) per clip and come in again at the far side. */
export function driftingClouds(pen, list, phase, paint) {
  for (const { x, y, width, cycles = 1, alpha = 1 } of list) {
    const span = pen.width + width * 2
    const at = pen.left - width + cycle(phase, cycles, (x - pen.left + width) / span) * span
    pen.fill(cloud(at, y, width), paint, alpha)
  }
}
