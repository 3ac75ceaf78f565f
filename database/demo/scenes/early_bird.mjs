import { circle, curve, ellipse, leaf, polygon, svg } from '../kit/paths.mjs'
import { pulse, scatter, wave } from '../kit/motion.mjs'
import { swayingClouds } from '../kit/clouds.mjs'
import { notes, rays, stars } from '../kit/decor.mjs'
import { cheeks, eyes } from '../kit/face.mjs'

export const poster = 0.15

const twigs = scatter(14, 16, (rnd, i) => ({
  x: -600 + i * 80 + rnd(-20, 20),
  up: i % 2 ? -1 : 1,
  offset: rnd(),
  size: rnd(52, 78),
}))

export function draw(pen, phase) {
  const night = polygon([
    [60, -400],
    [700, -400],
    [700, 400],
    [-60, 400],
  ])
  pen.backdrop('#ffd36e', '#ffb88a', '#ff9aa0')
  rays(pen, -250, -196, 1100, 16, '#fff3c4', phase, 0.28)
  pen.glow(-250, -196, 330, '255,250,210', 0.9)
  pen.fill(circle(-250, -196, 104), '#ffffff', 0.5)
  pen.solid(circle(-250, -196, 88), '#ffe45c', { depth: 0, rim: 6 })
  swayingClouds(
    pen,
    [
      { x: -560, y: -60, width: 240 },
      { x: -160, y: -250, width: 180 },
      { x: 200, y: 10, width: 220 },
    ],
    phase,
    'rgba(255,255,255,0.75)'
  )
  farHills(pen, ['#f78f8b', '#e8738a'])
  pen.clip(night, () => {
    pen.backdrop('#15144d', '#2b2a82', '#5a3fa0')
    stars(pen, 9, 130, phase)
    pen.glow(262, -196, 280, '200,210,255', 0.5)
    moon(pen)
    swayingClouds(
      pen,
      [
        { x: 120, y: -90, width: 220 },
        { x: 500, y: -220, width: 200 },
      ],
      phase,
      'rgba(120,110,210,0.5)'
    )
    farHills(pen, ['#2a2470', '#1d1a58'])
  })
  pen.stroke(
    curve([
      [60, -400],
      [0, 0],
      [-60, 400],
    ]),
    '#ffffff',
    7,
    0.85
  )
  branch(pen, night, phase)
  pen.at(-178, 106, { turn: 0.05 * wave(phase, 2), scaleY: 1 + 0.03 * wave(phase, 4) }, () =>
    bird(pen, phase)
  )
  pen.at(182, 110, { turn: 0.04 * wave(phase, 1), scaleY: 1 + 0.014 * wave(phase, 2) }, () =>
    owl(pen, phase)
  )
  notes(pen, -310, -40, phase, {
    count: 4,
    rise: 200,
    spread: 60,
    colours: ['#ffffff', '#c2415f'],
    scale: 0.9,
  })
}

function moon(pen) {
  pen.solid(circle(262, -200, 84), '#f4f0d2', {
    depth: 16,
    dark: 'rgba(120,110,190,0.4)',
    inside: () =>
      [
        [236, -228, 17],
        [290, -190, 22],
        [240, -172, 11],
        [282, -246, 9],
      ].forEach(([x, y, r]) => pen.fill(circle(x, y, r), '#d9d3b4')),
  })
}

function farHills(pen, [far, near]) {
  pen.fill(svg('M-700 240 Q-500 150 -300 226 T60 214 T420 224 T700 200 V400 H-700 Z'), far)
  pen.fill(svg('M-700 310 Q-440 220 -200 300 T240 296 T700 280 V400 H-700 Z'), near)
}

function branch(pen, night, phase) {
  const wood = svg(
    'M-700 96 Q-380 150 0 122 Q380 96 700 140 V176 Q380 140 0 168 Q-380 196 -700 146 Z'
  )
  pen.solid(wood, '#8a4b3c', { depth: 12 })
  pen.clip(night, () => pen.solid(wood, '#4a3166', { depth: 12 }))
  for (const t of twigs) {
    const dark = t.x > 0
    const y = 138 + t.up * -14
    const angle = (t.up > 0 ? -1.2 : 1.1) + 0.12 * wave(phase, 2, t.offset)
    pen.solid(leaf(t.x, y, t.size, 22, angle), dark ? '#3f5fb0' : '#58b368', {
      depth: 6,
      dark: 'rgba(20,0,80,0.3)',
    })
  }
}

function bird(pen, phase) {
  const sing = 0.5 + 0.5 * wave(phase, 6)
  for (const x of [-28, 24])
    pen.stroke(svg(`M${x} -16 V20 m-14 4 L${x} 12 L${x + 14} 24`), '#e07a1f', 9)
  pen.solid(svg('M100 -70 Q180 -60 206 -8 Q150 6 84 -18 Z'), '#f2a01f', { depth: 8 })
  pen.solid(
    svg(
      'M-8 -236 C84 -236 132 -170 124 -92 C118 -30 60 0 -4 0 C-78 0 -124 -46 -124 -116 C-124 -186 -76 -236 -8 -236 Z'
    ),
    pen.linear(0, -236, 0, 0, '#ffe04d', '#ffb52e'),
    {
      depth: 20,
      dark: 'rgba(210,80,0,0.28)',
      light: 'rgba(255,255,255,0.5)',
      inside: () => pen.fill(ellipse(-40, -30, 90, 62), '#fff3c2'),
    }
  )
  pen.at(62, -104, { turn: 0.1 + 0.3 * wave(phase, 4) }, () =>
    pen.solid(svg('M-50 -14 Q10 -44 74 10 Q40 54 -16 44 Q-54 26 -50 -14 Z'), '#f7a823', {
      depth: 10,
      dark: 'rgba(190,70,0,0.3)',
    })
  )
  for (const [a, l] of [
    [-1.9, 44],
    [-1.4, 54],
    [-1.0, 40],
  ])
    pen.solid(leaf(-6, -230, l, 13, a + 0.1 * wave(phase, 4)), '#f7a823', { depth: 3 })
  pen.fill(
    svg(`M-96 -152 L-${164 + sing * 4} ${-160 - sing * 16} Q-140 -132 -96 -130 Z`),
    '#ff7a2f'
  )
  pen.fill(svg(`M-96 -136 L-${152} ${-126 + sing * 18} Q-120 -112 -92 -118 Z`), '#e85a1c')
  eyes(pen, -58, -170, 0, 20, phase, { white: null, pupil: 1, blink: 0.4 })
  cheeks(pen, -34, -130, 0, 19, '#ff7f5e', 0.7)
}

function owl(pen, phase) {
  const body = svg(
    'M0 -262 C96 -262 138 -190 134 -110 C130 -36 76 0 0 0 C-76 0 -130 -36 -134 -110 C-138 -190 -96 -262 0 -262 Z'
  )
  for (const side of [-1, 1])
    pen.solid(
      svg(
        `M${side * 40} -236 Q${side * 84} -308 ${side * 122} -306 Q${side * 132} -240 ${side * 112} -196 Z`
      ),
      '#6a4bb5',
      { depth: 8 }
    )
  pen.solid(body, pen.linear(0, -262, 0, 0, '#8a67d6', '#5a3ba8'), {
    depth: 20,
    dark: 'rgba(20,0,80,0.35)',
    inside: () => {
      pen.fill(ellipse(0, -40, 82, 86), '#d9c6f7')
      for (let row = 0; row < 4; row++)
        for (let i = -2; i <= 2; i++)
          pen.stroke(
            svg(`M${i * 34 + (row % 2) * 17 - 12} ${-92 + row * 26} q12 14 24 0`),
            '#8a67d6',
            5
          )
    },
  })
  for (const side of [-1, 1])
    pen.solid(
      svg(
        `M${side * 104} -150 Q${side * 158} -96 ${side * 122} -14 Q${side * 90} -40 ${side * 88} -104 Z`
      ),
      '#4c3192',
      { depth: 8 }
    )
  const tilt = 0.1 * wave(phase, 1)
  pen.at(0, -184, { turn: tilt }, () => {
    for (const side of [-1, 1]) {
      pen.fill(circle(side * 58, 0, 66), '#c2a8ef')
      pen.fill(circle(side * 58, 0, 50), '#ffd84a')
    }
    eyes(pen, 0, 0, 116, 50, phase, {
      white: '#ffd84a',
      look: [0.12 * wave(phase, 1, 0.3), 0.02],
      pupil: 0.62,
      blink: 0.7,
    })
    for (const side of [-1, 1]) {
      const lid = 14 + 16 * pulse(phase, 1, 0.2, 0.3)
      pen.clip(circle(side * 58, 0, 51), () =>
        pen.fill(svg(`M${side * 58 - 60} -60 h120 v${lid} h-120 Z`), '#6a4bb5')
      )
    }
    pen.solid(svg('M-17 20 Q0 10 17 20 L0 58 Z'), '#ff9a3c', { depth: 4 })
  })
  for (const x of [-40, 40])
    for (const dx of [-14, 0, 14]) pen.fill(ellipse(x + dx, 4, 8, 15), '#ff9a3c')
}
