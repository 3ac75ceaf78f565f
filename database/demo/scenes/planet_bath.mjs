import { box, circle, ellipse, svg } from '../kit/paths.mjs'
import { scatter, wave } from '../kit/motion.mjs'
import { bubbles, sparkles, stars } from '../kit/decor.mjs'
import { cheeks, eyes, smile } from '../kit/face.mjs'

export const poster = 0.12

const foam = scatter(21, 26, (rnd, i) => ({
  x: -300 + i * 24,
  y: rnd(-14, 16),
  r: rnd(20, 40),
  offset: rnd(),
}))

export function draw(pen, phase) {
  pen.backdrop('#170c3f', '#3a1c77', '#7b3aa0')
  stars(pen, 12, 110, phase)
  pen.glow(-60, -80, 520, '190,120,255', 0.45)
  ground(pen)
  pen.shadow(0, 306, 400, 46, 0.5, '10,0,40')
  pen.at(-172, -128 + 14 * wave(phase, 2), { turn: 0.06 * wave(phase, 1) }, () =>
    jupiter(pen, phase)
  )
  pen.at(182, -128 + 14 * wave(phase, 2, 0.5), { turn: -0.2 + 0.06 * wave(phase, 1, 0.5) }, () =>
    saturn(pen, phase)
  )
  bath(pen, phase)
  bubbles(pen, 8, 26, phase, {
    bottom: 60,
    left: -420,
    right: 420,
    colour: '#e9dcff',
    max: 24,
    alpha: 0.75,
  })
  sparkles(
    pen,
    [
      [-300, -250, 34],
      [300, -220, 42],
      [470, 60, 30],
      [-500, -40, 36],
    ],
    phase
  )
}

function ground(pen) {
  const moon = ellipse(0, 900, 1300, 640)
  pen.solid(moon, pen.linear(0, 260, 0, 400, '#c9b6f2', '#7d62c4'), { depth: 0, rim: 8 })
  for (const [x, y, r] of [
    [-470, 334, 60],
    [-250, 345, 30],
    [380, 338, 52],
    [560, 326, 32],
    [130, 346, 26],
  ]) {
    pen.fill(ellipse(x, y, r, r * 0.24), '#6e54b5', 0.7)
    pen.fill(ellipse(x, y + 4, r * 0.9, r * 0.17), '#a58fe0', 0.8)
  }
}

function bath(pen, phase) {
  pen.fill(ellipse(0, 62, 330, 46), '#6fc9ea')
  for (const f of foam)
    pen.fill(
      circle(f.x, 58 + f.y + 4 * wave(phase, 1, f.offset), f.r),
      f.r > 31 ? '#ffffff' : '#e4f4fb'
    )
  pen.at(6, 10 + 8 * wave(phase, 2, 0.3), { turn: 0.1 * wave(phase, 2) }, () => duck(pen, phase))
  for (const f of foam.slice(18)) pen.fill(circle(f.x - 20, 76 + f.y * 0.4, f.r * 0.8), '#ffffff')
  for (const side of [-1, 1])
    pen.solid(
      svg(
        `M${side * 190} 240 q${side * 10} 60 ${side * 60} 66 q${side * 20} -18 ${side * -2} -30 q${side * -24} -14 ${side * -10} -56 Z`
      ),
      '#ffcb52',
      { depth: 6 }
    )
  const tub = svg('M-372 66 H372 Q372 262 220 270 H-220 Q-372 262 -372 66 Z')
  pen.solid(tub, pen.linear(0, 60, 0, 270, '#ffffff', '#cfc8ee'), {
    depth: 22,
    dark: 'rgba(70,40,150,0.25)',
  })
  pen.solid(box(0, 66, 800, 44, 22), pen.linear(0, 44, 0, 88, '#ffffff', '#d9d2f4'), {
    depth: 8,
    dark: 'rgba(70,40,150,0.25)',
  })
  // Foam that spills over the rim, in one piece so that it reads as a drip and not as stripes.
  pen.solid(
    svg(
      'M-250 40 Q-200 8 -150 34 Q-104 4 -60 38 L-60 88 Q-66 112 -88 104 Q-104 150 -132 118 Q-150 96 -162 116 Q-186 186 -214 122 Q-222 96 -240 96 Q-262 84 -250 40 Z'
    ),
    '#ffffff',
    { depth: 8, dark: 'rgba(120,110,220,0.25)' }
  )
}

function planetFace(pen, phase, look) {
  eyes(pen, 0, -20, 70, 19, phase, { look })
  cheeks(pen, 0, 10, 116, 14, '#ff6f6b', 0.6)
  smile(pen, 0, 2, 44, 0.45 + 0.35 * wave(phase, 2))
}

function jupiter(pen, phase) {
  pen.solid(circle(0, 0, 124), '#e9a372', {
    depth: 24,
    dark: 'rgba(90,10,60,0.32)',
    light: 'rgba(255,255,255,0.4)',
    inside: () => {
      const bands = [
        [-92, 24, '#f9d2a2'],
        [-52, 20, '#c9735a'],
        [30, 26, '#f7c391'],
        [66, 20, '#b9605a'],
        [98, 24, '#f3b98a'],
      ]
      for (const [y, h, c] of bands) pen.fill(box(0, y, 320, h, 12), c, 0.85)
      pen.fill(ellipse(62 + 5 * wave(phase, 1), 62, 27, 15), '#a8443f')
    },
  })
  planetFace(pen, phase, [0.3, 0.35])
  pen.at(-22, -112, { turn: -0.16, scale: 0.78 }, () => showerCap(pen, '#2fb9c9', '#8fe8ee'))
}

function saturn(pen, phase) {
  const ring = (from, to) => {
    for (const [r, colour, width] of [
      [188, '#f6d9a0', 17],
      [165, '#c98f5b', 19],
      [146, '#ffe9bd', 11],
    ])
      pen.stroke(ellipse(0, 20, r, r * 0.24, 0, from, to), colour, width)
  }
  ring(Math.PI, Math.PI * 2)
  pen.solid(circle(0, 0, 110), pen.linear(0, -110, 0, 110, '#ffdf9e', '#e9a45a'), {
    depth: 22,
    dark: 'rgba(120,30,60,0.3)',
    light: 'rgba(255,255,255,0.4)',
    inside: () => {
      for (const [y, h, c] of [
        [-82, 20, '#fff0c4'],
        [-46, 14, '#eeb167'],
        [60, 24, '#d98b4c'],
        [92, 20, '#f7c987'],
      ])
        pen.fill(box(0, y, 300, h, 12), c, 0.8)
    },
  })
  ring(0.06, Math.PI - 0.06)
  pen.at(0, -14, { scale: 0.95 }, () => planetFace(pen, phase, [-0.3, 0.35]))
  pen.at(14, -100, { turn: 0.16, scale: 0.72 }, () => showerCap(pen, '#ff6fa8', '#ff9cc4'))
}

function showerCap(pen, colour, brim) {
  pen.solid(svg('M-112 34 C-130 -70 -50 -108 16 -100 C92 -92 138 -30 118 36 Z'), colour, {
    depth: 14,
    inside: () =>
      [
        [-60, -20],
        [-8, -60],
        [40, -10],
        [76, -50],
        [-20, 14],
        [92, 8],
      ].forEach(([x, y]) => pen.fill(circle(x, y, 12), '#ffffff', 0.75)),
  })
  pen.solid(box(4, 40, 250, 30, 15), brim, { depth: 6 })
}

function duck(pen, phase) {
  pen.solid(
    svg('M-70 20 Q-86 -20 -62 -30 Q-40 -8 0 -14 Q50 -20 56 18 Q40 52 -6 52 Q-56 52 -70 20 Z'),
    '#ffd23f',
    { depth: 9, dark: 'rgba(220,90,0,0.35)' }
  )
  pen.solid(circle(34, -44, 38), '#ffd94f', { depth: 8, dark: 'rgba(220,90,0,0.3)' })
  pen.solid(svg('M64 -44 q34 -2 34 10 q-10 16 -38 10 Z'), '#ff8a2b', { depth: 5 })
  eyes(pen, 44, -52, 0, 8, phase, { white: null, pupil: 1 })
}
