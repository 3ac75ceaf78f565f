import { box, circle, ellipse, polygon, star, svg } from '../kit/paths.mjs'
import { TAU, wave } from '../kit/motion.mjs'
import { sparkles, stars } from '../kit/decor.mjs'

export const poster = 0.2

const CRATERS = [
  [-170, -170, 56],
  [130, -210, 40],
  [210, -40, 60],
  [-230, 20, 44],
  [-60, -260, 26],
  [180, 130, 48],
  [-150, 190, 62],
  [40, 240, 34],
  [20, -120, 22],
]

export function draw(pen, phase) {
  pen.backdrop('#0b0a30', '#1d1a66', '#4a2f9c', '#7d4fc4')
  stars(pen, 66, 150, phase)
  moon(pen, phase)
  earth(pen, phase)
  comet(pen, phase)
  pen.at(
    -4 + 14 * wave(phase, 1),
    14 + 18 * wave(phase, 2, 0.1),
    { turn: -0.1 + 0.07 * wave(phase, 1, 0.2) },
    () => astronaut(pen, phase)
  )
  sparkles(
    pen,
    [
      [-280, -210, 40],
      [270, 180, 36],
      [-260, 220, 30],
      [250, -250, 28],
    ],
    phase,
    '#fff6d0'
  )
}

function moon(pen, phase) {
  pen.glow(0, 0, 620, '220,210,255', 0.5 + 0.04 * wave(phase, 1))
  pen.solid(circle(0, 0, 336), pen.linear(-300, -300, 300, 300, '#fffbe6', '#e2d4f7'), {
    depth: 50,
    dark: 'rgba(80,50,170,0.3)',
    light: 'rgba(255,255,255,0.6)',
    rim: 10,
    inside: () => {
      for (const [x, y, r] of CRATERS) {
        pen.fill(circle(x, y, r), '#cdbde8', 0.85)
        pen.fill(circle(x + r * 0.12, y + r * 0.12, r * 0.82), '#ddd0f2')
      }
    },
  })
}

function earth(pen, phase) {
  pen.at(230, 480 + 8 * wave(phase, 1), { turn: 0.1 * wave(phase, 1) }, () => {
    pen.glow(0, 0, 230, '110,190,255', 0.5)
    pen.solid(circle(0, 0, 116), '#3c9df0', {
      depth: 28,
      dark: 'rgba(10,10,80,0.45)',
      inside: () => {
        pen.fill(
          svg(
            'M-96 -70 Q-40 -120 10 -76 Q-4 -30 -44 -22 Q-40 30 -84 14 Q-120 -30 -96 -70 Z M20 0 Q80 -40 110 14 Q90 90 44 84 Q10 50 20 0 Z'
          ),
          '#57cf7a'
        )
        for (const [x, y, w] of [
          [-30, 62, 60],
          [40, -54, 52],
          [-70, 22, 40],
        ])
          pen.fill(ellipse(x, y, w, 11), '#ffffff', 0.75)
      },
    })
  })
}

function comet(pen, phase) {
  const [x, y] = [-540 + phase * 1120, -600 + phase * 310]
  pen.stroke(
    svg(`M${x} ${y} l-150 -42`),
    pen.linear(x, y, x - 150, y - 42, 'rgba(255,255,255,0.95)', 'rgba(255,255,255,0)'),
    8
  )
  pen.fill(star(x, y, 18, 7, 5, phase * TAU), '#fff3b0')
}

function limb(pen, d, width, colour) {
  pen.stroke(svg(d), '#b9b3dd', width + 8)
  pen.stroke(svg(d), colour, width)
}

function astronaut(pen, phase) {
  const swing = wave(phase, 2)
  pen.solid(box(0, 26, 226, 220, 46), '#a9a3d6', { depth: 16 })
  limb(pen, `M-48 124 Q${-66 - swing * 8} 180 ${-74 - swing * 16} 232`, 66, '#f7f6ff')
  limb(pen, `M48 124 Q${76 - swing * 8} 170 ${104 - swing * 16} 212`, 66, '#f7f6ff')
  pen.at(-76 - swing * 16, 240, { turn: 0.15 }, () =>
    pen.solid(box(-6, 10, 94, 50, 22), '#ff5c6c', { depth: 7 })
  )
  pen.at(106 - swing * 16, 220, { turn: -0.3 }, () =>
    pen.solid(box(6, 10, 94, 50, 22), '#ff5c6c', { depth: 7 })
  )
  ticketArm(pen, phase)
  pen.solid(
    svg('M-96 -30 Q-104 130 -74 146 H74 Q104 130 96 -30 Z'),
    pen.linear(0, -30, 0, 146, '#ffffff', '#dedaf4'),
    { depth: 16, dark: 'rgba(80,60,170,0.25)' }
  )
  pen.solid(box(0, 62, 112, 66, 14), '#6f66c4', { depth: 6 })
  for (const [x, c] of [
    [-32, '#ff5c6c'],
    [0, '#ffd23f'],
    [32, '#4fdc8c'],
  ])
    pen.fill(circle(x, 54, 10), c, 0.75 + 0.25 * wave(phase, 3, x / 90))
  pen.fill(box(0, 80, 84, 8, 4), '#b9f0ff', 0.8)
  wavingArm(pen, phase)
  helmet(pen, phase)
}

function wavingArm(pen, phase) {
  pen.at(-92, 8, { turn: 0.16 * wave(phase, 4) }, () => {
    limb(pen, 'M0 10 Q-62 6 -96 -66', 56, '#f7f6ff')
    pen.at(-104, -88, { turn: 0.3 * wave(phase, 4, 0.1) }, () => {
      pen.solid(circle(0, -4, 34), '#ff5c6c', { depth: 7 })
      for (const a of [-0.8, -0.25, 0.3])
        pen.stroke(
          svg(
            `M${Math.sin(a) * 20} ${-Math.cos(a) * 20 - 4} L${Math.sin(a) * 46} ${-Math.cos(a) * 46 - 4}`
          ),
          '#ff5c6c',
          19
        )
      pen.stroke(svg('M24 8 L44 -2'), '#ff5c6c', 18)
    })
  })
}

function ticketArm(pen, phase) {
  pen.at(92, 8, { turn: 0.07 * wave(phase, 2, 0.4) }, () => {
    limb(pen, 'M0 10 Q58 22 92 -28', 56, '#f7f6ff')
    pen.at(112, -84, { turn: 0.22 }, () => {
      const ticket = svg('M-50 -86 H50 V-14 a14 14 0 0 0 0 28 V86 H-50 V14 a14 14 0 0 0 0 -28 Z')
      pen.solid(ticket, '#ffd23f', { depth: 7, dark: 'rgba(200,80,0,0.3)' })
      pen.fill(circle(0, -44, 26), '#fff6d0')
      pen.fill(circle(-8, -50, 6), '#f2b544')
      pen.fill(circle(9, -36, 8), '#f2b544')
      for (let i = -4; i <= 4; i++) pen.fill(box(i * 10, 0, 5, 3), '#c9781f')
      for (let i = 0; i < 7; i++) pen.fill(box(-30 + i * 10, 50, i % 2 ? 3 : 6, 40), '#8a4a1c')
    })
    pen.solid(circle(98, -38, 33), '#ff5c6c', { depth: 7 })
  })
}

function helmet(pen, phase) {
  pen.at(0, -106, { turn: 0.05 * wave(phase, 2, 0.3) }, () => {
    pen.solid(circle(0, 0, 124), pen.linear(0, -124, 0, 124, '#ffffff', '#dedaf4'), {
      depth: 18,
      dark: 'rgba(80,60,170,0.25)',
    })
    for (const side of [-1, 1]) pen.solid(box(side * 120, 6, 28, 70, 12), '#ff5c6c', { depth: 5 })
    const visor = svg(
      'M-92 -6 C-92 -70 -50 -86 0 -86 C50 -86 92 -70 92 -6 C92 54 50 76 0 76 C-50 76 -92 54 -92 -6 Z'
    )
    pen.solid(visor, pen.linear(-80, -80, 80, 80, '#3a2f9c', '#1b1454'), {
      depth: 0,
      rim: 5,
      inside: () => {
        pen.fill(ellipse(0, 12, 66, 62), '#f2b98f')
        pen.fill(
          svg('M-72 -8 Q-60 -66 6 -62 Q66 -60 72 -6 Q30 -22 -10 -26 Q-40 -26 -72 -8 Z'),
          '#4a2436'
        )
        for (const x of [-24, 26]) pen.fill(ellipse(x, 12, 8, 10), '#2a1533')
        for (const x of [-40, 42]) pen.fill(ellipse(x, 32, 12, 8), '#ff7a6b', 0.6)
        pen.fill(svg('M-20 34 Q0 42 22 34 Q18 60 0 60 Q-16 60 -20 34 Z'), '#8a2440')
        const glint = 30 * wave(phase, 1)
        pen.fill(
          polygon([
            [-70 + glint, 90],
            [0 + glint, -100],
            [26 + glint, -100],
            [-44 + glint, 90],
          ]),
          '#ffffff',
          0.16
        )
      },
    })
    pen.fill(ellipse(-50, -52, 22, 11, -0.7), '#ffffff', 0.7)
  })
}
