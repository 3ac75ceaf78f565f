import { wave } from '../kit/motion.mjs'
import { blob, box, circle, curve, ellipse, polygon, svg } from '../kit/paths.mjs'
import { rays } from '../kit/decor.mjs'
import { swayingClouds } from '../kit/clouds.mjs'

export function beach(pen, phase) {
  pen.backdrop('#23b5e8', '#7fe0f0', '#ffe9b0')
  rays(pen, -250, -400, 1100, 18, '#ffffff', phase, 0.2)
  pen.glow(-250, -400, 300, '255,250,200', 0.95)
  pen.fill(circle(-250, -400, 84), '#ffe14d')
  swayingClouds(
    pen,
    [
      { x: -340, y: -230, width: 200 },
      { x: -60, y: -500, width: 170 },
    ],
    phase,
    'rgba(255,255,255,0.9)'
  )
  pen.fill(box(-200, 140, 700, 340), pen.linear(0, -30, 0, 240, '#1592d6', '#2fd0d8'))
  for (let n = 0; n < 4; n++) {
    const y = 20 + n * 50
    const line = Array.from({ length: 16 }, (_, i) => [
      -430 + i * 44,
      y + 6 * wave(phase, 1, i * 0.24 + n * 0.3),
    ])
    pen.stroke(curve(line), '#ffffff', 5, 0.4)
  }
  pen.at(
    -150 + 14 * wave(phase, 1),
    -26 + 4 * wave(phase, 2),
    { turn: 0.05 * wave(phase, 2) },
    () => sailboat(pen)
  )
  sand(pen, phase)
  palm(pen, phase)
  parasol(pen, phase)
}

function sailboat(pen) {
  pen.fill(
    polygon([
      [4, -106],
      [4, -12],
      [66, -12],
    ]),
    '#ffffff'
  )
  pen.fill(
    polygon([
      [-6, -90],
      [-6, -12],
      [-48, -12],
    ]),
    '#ff6f61'
  )
  pen.solid(svg('M-60 -4 H72 Q60 26 36 26 H-34 Q-54 20 -60 -4 Z'), '#8a4632', { depth: 5 })
}

function sand(pen, phase) {
  const edge = Array.from({ length: 12 }, (_, i) => [
    -440 + i * 60,
    196 + i * 5 + 12 * wave(phase, 1, i * 0.14),
  ])
  pen.fill(blob([...edge, [300, 720], [-460, 720]].map(([x, y]) => [x, y - 18])), '#ffffff', 0.85)
  pen.fill(
    blob([...edge, [300, 740], [-460, 740]]),
    pen.linear(0, 190, 0, 640, '#ffe0a0', '#f0b568')
  )
  for (const [x, y, r] of [
    [-300, 420, 9],
    [-200, 500, 7],
    [-90, 440, 8],
    [-260, 560, 8],
    [-60, 570, 6],
    [-140, 380, 6],
  ])
    pen.fill(ellipse(x, y, r * 2, r), '#d9944d', 0.5)
  pen.at(-240, 470, { turn: 0.3 }, () => {
    const points = Array.from({ length: 10 }, (_, i) => {
      const r = i % 2 ? 20 : 52
      const a = (i * Math.PI) / 5
      return [Math.cos(a) * r, Math.sin(a) * r]
    })
    pen.solid(blob(points), '#ff7a59', { depth: 7 })
  })
}

function palm(pen, phase) {
  const sway = 12 * wave(phase, 1)
  const top = [-236 + sway, -176]
  const trunk = (dx) => [
    [-316 + dx, 320],
    [-312 + dx, 120],
    [-286 + dx * 0.8, -40],
    [top[0] + dx * 0.6, top[1]],
  ]
  pen.solid(blob([...trunk(-20), ...trunk(20).reverse()]), '#b0703f', { depth: 9 })
  for (let i = 0; i < 6; i++)
    pen.stroke(svg(`M${-330 + i * 9} ${260 - i * 72} q20 14 38 0`), '#8a4f2b', 5, 0.8)
  for (const [a, l, tone] of [
    [2.7, 190, '#1f9c5c'],
    [-0.1, 200, '#1f9c5c'],
    [-2.75, 190, '#2bb56a'],
    [-0.65, 200, '#2bb56a'],
    [-2.1, 160, '#43cc7c'],
    [-1.25, 160, '#43cc7c'],
  ]) {
    pen.at(...top, { turn: a + 0.07 * wave(phase, 2, l / 70) }, () => {
      pen.solid(svg(`M0 0 Q${l * 0.5} -58 ${l} 10 Q${l * 0.55} 16 0 0 Z`), tone, {
        depth: 6,
        dark: 'rgba(0,60,50,0.35)',
      })
    })
  }
  for (const [dx, dy] of [
    [-14, 14],
    [14, 18],
    [0, 26],
  ])
    pen.solid(circle(top[0] + dx, top[1] + dy, 17), '#8a4f2b', { depth: 5 })
}

function parasol(pen, phase) {
  pen.shadow(-110, 330, 130, 26, 0.3)
  pen.at(-104, 324, { turn: 0.16 + 0.02 * wave(phase, 2) }, () => {
    pen.stroke(svg('M0 0 V-220'), '#ffffff', 10)
    const dome = svg(
      'M-116 -190 Q-96 -292 0 -296 Q96 -292 116 -190 Q58 -212 0 -190 Q-58 -212 -116 -190 Z'
    )
    pen.solid(dome, '#ff4f64', {
      depth: 12,
      inside: () => {
        pen.fill(svg('M-40 -180 Q-44 -270 0 -300 Q44 -270 40 -180 Z'), '#fff4e0')
        pen.fill(
          svg(
            'M-120 -180 Q-100 -280 -10 -300 Q-86 -250 -82 -180 Z M120 -180 Q100 -280 10 -300 Q86 -250 82 -180 Z'
          ),
          '#fff4e0'
        )
      },
    })
  })
}
