import { blob, box, circle, ellipse, polygon, svg } from '../kit/paths.mjs'
import { TAU, cycle, scatter, wave } from '../kit/motion.mjs'
import { sparkles } from '../kit/decor.mjs'

export const poster = 0.3

const heap = scatter(3, 34, (rnd, i) => {
  const row = Math.floor(i / 9)
  return {
    x: -190 + (i % 9) * 47 + rnd(-12, 12),
    y: -70 - row * 40 + rnd(-14, 10),
    r: rnd(34, 44),
    turn: rnd(0, 6),
    offset: rnd(),
    kind: i % 3,
  }
}).filter((k) => Math.abs(k.x) < 196 - Math.max(0, -k.y - 90) * 0.85)
const flying = scatter(7, 13, (rnd, i) => ({
  dx: rnd(-300, 300),
  high: rnd(190, 480),
  offset: i / 13,
  turn: rnd(0, 6),
  r: rnd(26, 40),
  kind: i % 3,
  spin: rnd() > 0.5 ? 1 : -1,
}))

export function draw(pen, phase) {
  pen.backdrop('#3a0714', '#7d1024', '#4b0a1c')
  curtain(pen, phase)
  for (const side of [-1, 1]) {
    const swing = 70 * wave(phase, 1, side * 0.25)
    pen.fill(
      polygon([
        [side * 340, -700],
        [side * 300, -700],
        [-side * 60 + swing - 150, 420],
        [-side * 60 + swing + 190, 420],
      ]),
      pen.linear(0, -640, 0, 420, 'rgba(255,235,180,0.5)', 'rgba(255,220,150,0.04)')
    )
  }
  pen.glow(0, -70, 480, '255,190,90', 0.6)
  stage(pen)
  pen.shadow(0, 284, 300, 54, 0.6, '20,0,10')
  for (const k of flying.filter((_, i) => i % 2)) fly(pen, k, phase)
  const beat = wave(phase, 4)
  pen.at(
    0,
    276,
    { turn: 0.025 * wave(phase, 2), scaleX: 1 + beat * 0.012, scaleY: 1 - beat * 0.018 },
    () => pen.at(0, -270, {}, () => bucket(pen, phase))
  )
  for (const k of flying.filter((_, i) => i % 2 === 0)) fly(pen, k, phase)
  sparkles(
    pen,
    [
      [-260, -220, 40],
      [270, -170, 46],
      [-290, 120, 30],
      [250, 150, 32],
    ],
    phase,
    '#fff0b8'
  )
}

function curtain(pen, phase) {
  for (let i = -6; i <= 6; i++) {
    const x = i * 62 + 6 * wave(phase, 1, i * 0.11)
    pen.fill(box(x, 0, 64, 1400), pen.linear(x - 32, 0, x + 32, 0, '#7d0f26', '#c4213b', '#6d0a20'))
  }
  for (let i = -2; i <= 2; i++)
    pen.solid(
      svg(`M${i * 150 - 90} -660 h180 q-6 150 -90 170 q-84 -20 -90 -170 Z`),
      pen.linear(0, -660, 0, -480, '#a3142f', '#d92a45'),
      { depth: 10 }
    )
}

function stage(pen) {
  pen.fill(ellipse(0, 620, 640, 380), pen.linear(0, 240, 0, 640, '#f2a444', '#8a3a1c'))
  pen.fill(ellipse(0, 626, 600, 350), pen.linear(0, 280, 0, 640, '#c96a2b', '#6b2416'))
}

function fly(pen, k, phase) {
  const life = cycle(phase, 1, k.offset)
  const y = -90 - k.high * 4 * life * (1 - life) + 60 * life
  // Kernels swell as they leave the bucket and shrink as they land in it, so none pops in or out.
  const spread = Math.sin(life * Math.PI)
  pen.at(
    k.dx * spread * 0.75,
    y,
    { turn: k.turn + k.spin * life * TAU, scale: Math.min(1, spread * 4) },
    () => kernel(pen, k.r, k.kind)
  )
}

function kernel(pen, r, kind) {
  const tint = ['#fff6dc', '#ffe9a8', '#fffdf2'][kind]
  for (const [x, y, s] of [
    [-0.5, 0.1, 0.62],
    [0.5, 0.05, 0.6],
    [0, -0.5, 0.64],
    [0.05, 0.45, 0.55],
  ])
    pen.solid(circle(x * r, y * r, s * r), tint, {
      depth: r * 0.14,
      dark: 'rgba(220,140,40,0.4)',
      rim: 0,
    })
  pen.fill(
    blob([
      [-r * 0.2, 0],
      [0, -r * 0.22],
      [r * 0.24, 0.02 * r],
      [0, r * 0.25],
    ]),
    '#f2b544',
    0.75
  )
}

function bucket(pen, phase) {
  for (const k of heap.toReversed())
    pen.at(k.x, k.y + 5 * wave(phase, 4, k.offset), { turn: k.turn }, () =>
      kernel(pen, k.r, k.kind)
    )
  const body = svg('M-208 -74 H208 L152 252 Q0 290 -152 252 Z')
  pen.solid(body, '#fffaf0', {
    depth: 26,
    dark: 'rgba(60,0,40,0.25)',
    rim: 6,
    inside: () => {
      for (let i = -3; i <= 3; i += 1)
        if (i % 2 === 0)
          pen.fill(
            polygon([
              [i * 60 - 30, -80],
              [i * 60 + 30, -80],
              [i * 45 + 22, 300],
              [i * 45 - 22, 300],
            ]),
            pen.linear(0, -80, 0, 280, '#f0283f', '#c9152f')
          )
      pen.fill(
        polygon([
          [-218, -80],
          [-190, -80],
          [-146, 300],
          [-190, 300],
        ]),
        '#e2213a'
      )
      pen.fill(
        polygon([
          [218, -80],
          [190, -80],
          [146, 300],
          [190, 300],
        ]),
        '#e2213a'
      )
    },
  })
  for (let i = 0; i < 7; i++)
    pen.solid(ellipse(-186 + i * 62, -72, 33, 17), i % 2 ? '#e2213a' : '#ffffff', { depth: 4 })
  pen.solid(circle(0, 100, 74), '#ffc93c', { depth: 9, dark: 'rgba(200,70,0,0.3)' })
  pen.at(0, 104, { turn: 0.08 * wave(phase, 2) }, () => kernel(pen, 46, 2))
}
