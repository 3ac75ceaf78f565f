import { Path2D } from '@napi-rs/canvas'
import { TAU } from './motion.mjs'

export const circle = (x, y, r) => ellipse(x, y, r, r)

export function ellipse(x, y, rx, ry, rotation = 0, from = 0, to = TAU) {
  const path = new Path2D()
  path.ellipse(x, y, rx, ry, rotation, from, to)
  return path
}

/** A rounded box given by its centre. */
export function box(x, y, width, height, radius = 0) {
  const path = new Path2D()
  path.roundRect(x - width / 2, y - height / 2, width, height, radius)
  return path
}

export const svg = (d) => new Path2D(d)

export function polygon(points) {
  const path = new Path2D()
  points.forEach(([x, y], index) => (index ? path.lineTo(x, y) : path.moveTo(x, y)))
  path.closePath()
  return path
}

/** A smooth curve through the points (Catmull-Rom turned into Béziers). */
export function curve(points, closed = false) {
  const path = new Path2D()
  const count = points.length
  const at = (i) =>
    closed ? points[(i + count) % count] : points[Math.min(count - 1, Math.max(0, i))]
  path.moveTo(...points[0])
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    path.bezierCurveTo(
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (d[0] - b[0]) / 6,
      c[1] - (d[1] - b[1]) / 6,
      c[0],
      c[1]
    )
  }
  if (closed) path.closePath()
  return path
}

export const blob = (points) => curve(points, true)

export function star(x, y, outer, inner, tips, rotation = 0) {
  return polygon(
    Array.from({ length: tips * 2 }, (_, i) => {
      const r = i % 2 ? inner : outer
      const angle = rotation - Math.PI / 2 + (i * Math.PI) / tips
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
    })
  )
}

/** A band that narrows along a spine: tails, tentacles, ribbons. `width` maps 0..1 to half widths. */
export function ribbon(spine, width) {
  const left = []
  const right = []
  spine.forEach(([x, y], i) => {
    const before = spine[Math.max(0, i - 1)]
    const after = spine[Math.min(spine.length - 1, i + 1)]
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0]) + Math.PI / 2
    const w = width(i / (spine.length - 1))
    left.push([x + Math.cos(angle) * w, y + Math.sin(angle) * w])
    right.unshift([x - Math.cos(angle) * w, y - Math.sin(angle) * w])
  })
  return blob([...left, ...right])
}

/** A cloud with a flat foot, `width` wide, standing on y. */
export function cloud(x, y, width) {
  const u = width / 10
  const path = new Path2D()
  path.moveTo(x - 5 * u, y)
  path.bezierCurveTo(x - 5.6 * u, y - 2 * u, x - 3.8 * u, y - 2.6 * u, x - 3 * u, y - 2.1 * u)
  path.bezierCurveTo(x - 2.8 * u, y - 4.2 * u, x + 0.2 * u, y - 4.6 * u, x + 0.9 * u, y - 2.9 * u)
  path.bezierCurveTo(x + 2 * u, y - 3.8 * u, x + 3.6 * u, y - 3 * u, x + 3.5 * u, y - 1.8 * u)
  path.bezierCurveTo(x + 5 * u, y - 2 * u, x + 5.5 * u, y - 0.6 * u, x + 5 * u, y)
  path.closePath()
  return path
}

/** A heart whose point is at the bottom, `size` wide. */
export function heart(x, y, size) {
  const s = size / 2
  const path = new Path2D()
  path.moveTo(x, y + s * 0.95)
  path.bezierCurveTo(x - s * 1.5, y, x - s * 0.9, y - s * 1.15, x, y - s * 0.4)
  path.bezierCurveTo(x + s * 0.9, y - s * 1.15, x + s * 1.5, y, x, y + s * 0.95)
  path.closePath()
  return path
}

/** A leaf from its stem (x, y) pointing along the angle. */
export function leaf(x, y, length, width, angle) {
  const point = (along, across) => [
    x + Math.cos(angle) * along - Math.sin(angle) * across,
    y + Math.sin(angle) * along + Math.cos(angle) * across,
  ]
  const path = new Path2D()
  path.moveTo(x, y)
  path.bezierCurveTo(
    ...point(length * 0.25, -width),
    ...point(length * 0.7, -width * 0.8),
    ...point(length, 0)
  )
  path.bezierCurveTo(...point(length * 0.7, width * 0.8), ...point(length * 0.25, width), x, y)
  path.closePath()
  return path
}
