import { TAU, cycle, fade, pulse, scatter, wave } from './motion.mjs'
import { circle, curve, ellipse, polygon, star, svg } from './paths.mjs'

/** Sun rays around a point; they turn by one ray per clip, so they end where they began. */
export function rays(pen, x, y, radius, count, paint, phase, alpha = 1) {
  for (let i = 0; i < count; i++) {
    const a = ((i + phase) / count) * TAU
    const half = TAU / count / 4
    const tip = (angle) => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    pen.fill(polygon([[x, y], tip(a - half), tip(a + half)]), paint, alpha)
  }
}

/** Twinkling stars over a region. */
export function stars(
  pen,
  seed,
  count,
  phase,
  { colour = '#ffffff', height = pen.height, max = 3.2 } = {}
) {
  const all = scatter(seed, count, (rnd) => ({
    x: rnd(pen.left, pen.right),
    y: pen.top + rnd() * height,
    r: rnd(1, max),
    offset: rnd(),
    cycles: Math.round(rnd(1, 3)),
  }))
  for (const s of all) {
    const light = 0.55 + 0.45 * wave(phase, s.cycles, s.offset)
    pen.fill(circle(s.x, s.y, s.r), colour, light)
    if (s.r > max * 0.82)
      pen.fill(star(s.x, s.y, s.r * 4 * light, s.r * 0.7, 4), colour, light * 0.9)
  }
}

/** Rows of hills whose outline is a sum of sines. */
export function hills(pen, y, height, paint, seed, foot = pen.bottom) {
  const points = []
  for (let x = pen.left - 40; x <= pen.right + 40; x += 40) {
    points.push([
      x,
      y - height * (0.5 + 0.35 * Math.sin(x / 130 + seed) + 0.15 * Math.sin(x / 57 + seed * 3)),
    ])
  }
  const path = curve(points)
  path.lineTo(pen.right + 40, foot + 10)
  path.lineTo(pen.left - 40, foot + 10)
  path.closePath()
  pen.fill(path, paint)
}

/** Bubbles that rise, grow and fade. */
export function bubbles(
  pen,
  seed,
  count,
  phase,
  {
    bottom = pen.bottom,
    top = pen.top,
    left = pen.left,
    right = pen.right,
    colour = '#ffffff',
    max = 16,
    alpha = 0.55,
  } = {}
) {
  const all = scatter(seed, count, (rnd) => ({
    x: rnd(left, right),
    offset: rnd(),
    r: rnd(4, max),
    cycles: rnd() > 0.65 ? 2 : 1,
  }))
  for (const b of all) {
    const life = cycle(phase, b.cycles, b.offset)
    const x = b.x + wave(phase, 2, b.offset) * 12
    const y = bottom + (top - bottom) * life
    const strength = fade(life, 0.12) * alpha
    pen.fill(circle(x, y, b.r), colour, strength * 0.3)
    pen.stroke(circle(x, y, b.r), colour, 2.4, strength)
    pen.fill(ellipse(x - b.r * 0.35, y - b.r * 0.4, b.r * 0.28, b.r * 0.18, -0.7), colour, strength)
  }
}

/** Three wisps of steam above a cup. */
export function steam(
  pen,
  x,
  y,
  height,
  phase,
  { width = 60, colour = '#ffffff', alpha = 0.5 } = {}
) {
  for (let n = -1; n <= 1; n++) {
    const points = []
    for (let i = 0; i <= 12; i++) {
      const up = i / 12
      points.push([
        x + n * width * 0.5 + Math.sin(TAU * (up * 1.1 - phase * 2 + n * 0.3)) * 15 * (0.3 + up),
        y - up * height * (n ? 0.8 : 1),
      ])
    }
    const light = pen.linear(
      0,
      y,
      0,
      y - height,
      `rgba(255,255,255,0)`,
      colour,
      'rgba(255,255,255,0)'
    )
    pen.stroke(curve(points), light, 11, alpha)
  }
}

/** A flash of four-pointed sparkles at given places. */
export function sparkles(pen, places, phase, colour = '#ffffff') {
  places.forEach(([x, y, size], i) => {
    const s = pulse(phase, 2, i * 0.37, 0.5) * size
    if (s > 1) pen.fill(star(x, y, s, s * 0.22, 4), colour, 0.95)
  })
}

const NOTE = 'M-14 20 a13 10 -20 1 0 14 -10 V-26 q18 4 20 22 q8 -24 -20 -38 h-6 V6 q-5 -2 -8 0'

/** Musical notes that rise from a point and fade. */
export function notes(
  pen,
  x,
  y,
  phase,
  { count = 6, rise = 260, spread = 160, colours = ['#ffffff'], seed = 5, scale = 1 } = {}
) {
  const all = scatter(seed, count, (rnd, i) => ({
    dx: rnd(-1, 1),
    offset: i / count,
    scale: rnd(0.7, 1.1) * scale,
  }))
  all.forEach((n, i) => {
    const life = cycle(phase, 1, n.offset)
    const px = x + n.dx * spread * (0.25 + life * 0.75) + wave(phase, 2, n.offset) * 12
    pen.at(
      px,
      y - life * rise,
      { scale: n.scale, turn: 0.25 * wave(phase, 2, n.offset), alpha: fade(life, 0.22) },
      () => pen.fill(svg(NOTE), colours[i % colours.length])
    )
  })
}
