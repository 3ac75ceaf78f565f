import { circle, polygon } from './paths.mjs'

const GOLDEN = (1 + Math.sqrt(5)) / 2
const corners = []
for (const a of [-1, 1])
  for (const b of [-GOLDEN, GOLDEN]) corners.push([0, a, b], [a, b, 0], [b, 0, a])
const distance = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
const unit = (p) => {
  const l = Math.hypot(...p)
  return p.map((v) => v / l)
}
const between = (p, q, t) => p.map((v, i) => v + (q[i] - v) * t)
const neighbours = (p) => corners.filter((q) => q !== p && distance(p, q) < 2.1)

/** Each corner of an icosahedron, cut a third along its edges, is one black patch of the ball. */
const patches = corners.map((p) => {
  const around = neighbours(p)
  const ordered = [around[0]]
  while (ordered.length < 5)
    ordered.push(around.find((q) => !ordered.includes(q) && distance(q, ordered.at(-1)) < 2.1))
  return ordered.map((q) => between(p, q, 1 / 3))
})
const seams = corners.flatMap((p, i) =>
  neighbours(p)
    .filter((q) => corners.indexOf(q) > i)
    .map((q) => [1 / 3, 1 / 2, 2 / 3].map((t) => between(p, q, t)))
)

/** A true football, a truncated icosahedron, turned about the vertical and tilted. */
export function football(pen, radius, turn, tilt) {
  const place = (point) => {
    const [x, y, z] = unit(point)
    const [px, pz] = [
      x * Math.cos(turn) + z * Math.sin(turn),
      z * Math.cos(turn) - x * Math.sin(turn),
    ]
    return [
      px * radius,
      (y * Math.cos(tilt) - pz * Math.sin(tilt)) * radius,
      pz * Math.cos(tilt) + y * Math.sin(tilt),
    ]
  }
  // Edges are cut into short steps so that they bend with the sphere.
  const rounded = (points) =>
    points.flatMap((p, i) =>
      [0, 0.25, 0.5, 0.75].map((t) => place(between(p, points[(i + 1) % points.length], t)))
    )
  const ball = circle(0, 0, radius)
  pen.solid(ball, pen.linear(-radius, -radius, radius, radius, '#ffffff', '#e6ecfa'), {
    depth: radius * 0.2,
    dark: 'rgba(40,30,110,0.28)',
    rim: 0,
    inside: () => {
      for (const seam of seams) {
        const dots = seam.map(place)
        if (dots.every((d) => d[2] > -0.1))
          pen.stroke(polygon([...dots, dots[1]]), '#39406e', radius * 0.025)
      }
      for (const patch of patches) {
        const dots = rounded(patch)
        if (dots.every((d) => d[2] > -0.22)) pen.fill(polygon(dots), '#232a55')
      }
    },
  })
  // A line round the rim keeps the white ball apart from a white goal.
  pen.stroke(ball, '#39406e', radius * 0.025)
  pen.glow(-radius * 0.4, -radius * 0.45, radius * 0.5, '255,255,255', 0.5)
}
