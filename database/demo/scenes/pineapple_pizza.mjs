import { box, circle, ellipse, leaf, polygon, star, svg } from '../kit/paths.mjs'
import { TAU, scatter, wave } from '../kit/motion.mjs'
import { rays, sparkles } from '../kit/decor.mjs'
import { smile } from '../kit/face.mjs'

export const poster = 0.1

const SLICES = 8
const freckles = scatter(6, 9, (rnd) => ({
  r: rnd(70, 210),
  a: rnd(0, TAU / SLICES),
  size: rnd(10, 22),
}))
const leaves = scatter(31, 18, (rnd) => ({
  x: rnd(-620, 620),
  y: rnd(-340, 340),
  angle: rnd(0, 6),
  size: rnd(40, 66),
  offset: rnd(),
}))

export function draw(pen, phase) {
  pen.backdrop('#12a594', '#0b7f7d', '#075a66')
  rays(pen, -40, 0, 1000, 12, '#7ef0cf', phase, 0.14)
  for (const l of leaves) {
    pen.at(
      l.x,
      l.y + 10 * wave(phase, 1, l.offset),
      { turn: l.angle + 0.3 * wave(phase, 1, l.offset) },
      () => {
        pen.solid(leaf(-l.size / 2, 0, l.size, l.size * 0.4, 0), '#2fc46d', {
          depth: 6,
          dark: 'rgba(0,60,50,0.35)',
        })
      }
    )
  }
  pen.at(-40, 18, {}, () => pizza(pen, phase))
  const sway = wave(phase, 2)
  pen.shadow(196, 318, 150, 30, 0.5, '0,30,30')
  pen.at(196, 310, { turn: 0.07 * sway, scaleY: 1 + 0.03 * wave(phase, 4) }, () =>
    pineapple(pen, phase)
  )
  sparkles(
    pen,
    [
      [-300, -280, 44],
      [300, -270, 36],
      [-330, 250, 34],
      [30, -300, 28],
    ],
    phase,
    '#eafff4'
  )
}

function pizza(pen, phase) {
  pen.shadow(10, 30, 350, 340, 0.5, '0,30,36')
  pen.solid(circle(0, 0, 318), '#d9a066', { depth: 14 })
  pen.stroke(circle(0, 0, 300), '#c68a4f', 4)
  // One slice of turning: the toppings repeat in every slice, so the last frame meets the first.
  pen.at(0, 0, { turn: (phase * TAU) / SLICES }, () => {
    for (let i = 0; i < SLICES; i++)
      pen.at(0, 0, { turn: (i * TAU) / SLICES }, () => pen.at(10, 0, { turn: 0 }, () => slice(pen)))
  })
  pen.stroke(circle(0, 0, 286), 'rgba(255,255,255,0.18)', 6)
}

function slice(pen) {
  const half = TAU / SLICES / 2 - 0.016
  const edge = (r, a) => [Math.cos(a) * r, Math.sin(a) * r]
  const arc = (r) => Array.from({ length: 9 }, (_, i) => edge(r, -half + (half * 2 * i) / 8))
  pen.solid(polygon([[0, 0], ...arc(284)]), '#e59a3c', { depth: 6, rim: 0 })
  pen.fill(polygon([[12, 0], ...arc(252)]), '#d8432c')
  pen.fill(polygon([[18, 0], ...arc(243)]), '#ffd35c')
  for (const f of freckles) {
    const a = (f.a - TAU / SLICES / 2) * 0.7
    pen.fill(ellipse(...edge(f.r, a), f.size, f.size * 0.7), '#ffe69a', 0.8)
  }
  chunk(pen, 190, -34, 0.5)
  chunk(pen, 112, 14, 2.2)
  ham(pen, 188, 46)
  ham(pen, 138, -26)
  pen.fill(leaf(206, -2, 34, 13, 2.4), '#2fa650')
}

function chunk(pen, x, y, turn) {
  pen.at(x, y, { turn }, () => {
    pen.solid(svg('M-30 14 L-18 -20 Q0 -28 18 -20 L30 14 Q0 28 -30 14 Z'), '#ffe83d', {
      depth: 6,
      dark: 'rgba(220,120,0,0.45)',
      light: 'rgba(255,255,255,0.6)',
    })
    for (let i = -1; i <= 1; i++) pen.stroke(svg(`M${i * 7} -16 L${i * 13} 12`), '#f2b90f', 3)
  })
}

function ham(pen, x, y) {
  pen.solid(circle(x, y, 23), '#ef7d78', { depth: 5 })
  pen.fill(circle(x - 3, y - 3, 14), '#f7a39a', 0.8)
}

function pineapple(pen, phase) {
  for (const [angle, length, shade] of [
    [-2.5, 120, '#1d8a4e'],
    [-0.64, 120, '#1d8a4e'],
    [-2.1, 160, '#27a85c'],
    [-1.04, 160, '#27a85c'],
    [-1.57, 186, '#33c46e'],
  ]) {
    pen.solid(leaf(0, -270, length, 38, angle + 0.06 * wave(phase, 2, length / 100)), shade, {
      depth: 7,
      dark: 'rgba(0,50,40,0.35)',
    })
  }
  const body = svg(
    'M0 -292 C104 -292 134 -200 130 -130 C126 -50 84 0 0 0 C-84 0 -126 -50 -130 -130 C-134 -200 -104 -292 0 -292 Z'
  )
  pen.solid(body, pen.linear(0, -290, 0, 0, '#ffc93a', '#f08a24'), {
    depth: 24,
    dark: 'rgba(150,40,0,0.3)',
    light: 'rgba(255,255,255,0.35)',
    inside: () => {
      for (let i = -8; i <= 8; i++) {
        pen.stroke(svg(`M${i * 44 - 170} -300 L${i * 44 + 130} 10`), '#d9731a', 5, 0.7)
        pen.stroke(svg(`M${i * 44 + 170} -300 L${i * 44 - 130} 10`), '#d9731a', 5, 0.7)
      }
    },
  })
  pen.at(0, -178, { turn: -0.05 + 0.03 * wave(phase, 2, 0.2) }, () => sunglasses(pen, phase))
  pen.fill(ellipse(0, -88, 56, 36), '#f7a52f', 0.9)
  smile(pen, 0, -104, 66, 0.55)
}

function sunglasses(pen, phase) {
  pen.fill(box(0, -16, 214, 16, 6), '#2a1440')
  for (const side of [-1, 1]) {
    const lens = svg(
      `M${side * 12} -22 H${side * 102} Q${side * 108} 40 ${side * 58} 42 Q${side * 14} 40 ${side * 12} -22 Z`
    )
    pen.solid(lens, pen.linear(0, -22, 0, 42, '#3a1b5c', '#8a2f8f'), {
      depth: 0,
      rim: 4,
      inside: () =>
        pen.fill(
          polygon([
            [side * 50 - 34 + 60 * wave(phase, 1), -30],
            [side * 50 - 12 + 60 * wave(phase, 1), -30],
            [side * 50 - 40 + 60 * wave(phase, 1), 50],
            [side * 50 - 62 + 60 * wave(phase, 1), 50],
          ]),
          '#ffffff',
          0.4
        ),
    })
  }
  pen.fill(star(-84, -14, 11, 3, 4), '#ffffff', 0.9)
}
