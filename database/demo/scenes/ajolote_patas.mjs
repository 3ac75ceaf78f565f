import { blob, circle, ellipse, leaf, polygon, ribbon, svg } from '../kit/paths.mjs'
import { scatter, wave } from '../kit/motion.mjs'
import { bubbles, hills } from '../kit/decor.mjs'
import { cheeks, eyes, smile } from '../kit/face.mjs'

export const poster = 0.3

const weeds = scatter(91, 18, (rnd, i) => ({
  x: -640 + i * 76 + rnd(-20, 20),
  height: rnd(120, 330) * (Math.abs(-640 + i * 76) < 300 ? 0.45 : 1),
  colour: ['#0d7a6b', '#17a37c', '#35c48a'][i % 3],
  offset: rnd(),
}))
const stones = scatter(93, 18, (rnd, i) => ({
  x: -620 + i * 74 + rnd(-20, 20),
  y: rnd(310, 350),
  r: rnd(16, 44),
  tone: i % 3,
}))

export function draw(pen, phase) {
  pen.backdrop('#5fe0d8', '#1fb0bd', '#0f7a9c', '#0b4a75')
  for (let i = -4; i <= 5; i++) {
    const x = i * 190 + 20
    pen.fill(
      polygon([
        [x - 30, -400],
        [x + 50, -400],
        [x * 1.2 + 110, 380],
        [x * 1.2 - 110, 380],
      ]),
      pen.linear(0, -360, 0, 340, 'rgba(255,255,255,0.34)', 'rgba(255,255,255,0)')
    )
  }
  lilies(pen, phase)
  hills(pen, 290, 110, '#0f6f8f', 3)
  for (const w of weeds) {
    const spine = Array.from({ length: 7 }, (_, i) => [
      w.x + i * 7 * wave(phase, 1, w.offset - i * 0.08),
      370 - (i / 6) * w.height,
    ])
    pen.fill(
      ribbon(spine, (p) => 15 * (1 - p * 0.8)),
      w.colour
    )
  }
  pen.fill(
    svg('M-700 310 Q-300 270 0 300 T700 296 V400 H-700 Z'),
    pen.linear(0, 280, 0, 360, '#e8c98a', '#b98a5a')
  )
  for (const s of stones)
    pen.solid(ellipse(s.x, s.y, s.r, s.r * 0.6), ['#7f93a8', '#a58f86', '#6a7f99'][s.tone], {
      depth: 7,
    })
  pen.glow(0, 20, 420, '190,255,245', 0.45)
  pen.at(
    -10 + 12 * wave(phase, 1),
    30 + 14 * wave(phase, 2),
    { turn: 0.03 * wave(phase, 1, 0.2) },
    () => ajolote(pen, phase)
  )
  bubbles(pen, 95, 20, phase, { max: 18 })
}

function lilies(pen, phase) {
  for (const [x, w] of [
    [-480, 190],
    [-220, 120],
    [360, 170],
    [560, 130],
  ]) {
    const y = -352 + 3 * wave(phase, 1, x / 500)
    pen.solid(ellipse(x, y, w / 2 + 30, 22), '#1f9c6a', { depth: 6 })
    pen.stroke(
      svg(`M${x} ${y} Q${x + 40 * wave(phase, 1, x / 700)} 0 ${x - 20} 320`),
      '#17806a',
      6,
      0.5
    )
  }
}

function gill(pen, side, rank, phase) {
  const base = [side * (128 - Math.abs(rank - 1) * 8), -96 + rank * 44]
  const angle =
    [-0.75, -0.2, 0.35][rank] + 0.13 * wave(phase, 2, rank * 0.12 + (side > 0 ? 0.06 : 0))
  pen.at(...base, { turn: side * angle, scaleX: side }, () => {
    for (let i = 0; i < 6; i++)
      for (const up of [-1, 1])
        pen.fill(
          leaf(22 + i * 19, 0, 44 - i * 2, 9, up * (0.95 + 0.14 * wave(phase, 4, i * 0.1))),
          i % 2 ? '#f0336f' : '#ff5488'
        )
    pen.solid(
      ribbon(
        [
          [-16, 0],
          [30, -4],
          [80, -6],
          [136, -14],
        ],
        (p) => 15 - p * 10
      ),
      '#ff7aa5',
      { depth: 4 }
    )
  })
}

function leg(pen, x, y, side, swing) {
  pen.at(x, y, { turn: side * 0.35 + swing, scaleX: side }, () => {
    for (const [dx, a] of [
      [-14, 2.2],
      [0, 1.57],
      [14, 0.95],
    ])
      pen.solid(
        ribbon(
          [
            [dx * 0.5, 46],
            [dx + Math.cos(a) * 14, 62],
            [dx + Math.cos(a) * 26, 74],
          ],
          (p) => 8.5 - p * 3
        ),
        '#ff9fc0',
        { depth: 2, rim: 0 }
      )
    pen.solid(
      ribbon(
        [
          [0, -20],
          [4, 14],
          [0, 52],
        ],
        (p) => 23 - p * 6
      ),
      '#ff9fc0',
      { depth: 6 }
    )
  })
}

function ajolote(pen, phase) {
  const spine = Array.from({ length: 10 }, (_, i) => {
    const p = i / 9
    return [70 + p * 300, 84 - p * 90 + 40 * p * wave(phase, 2, -p * 0.4) - 40 * p * p]
  })
  pen.fill(
    ribbon(
      spine.map(([x, y]) => [x, y - 6]),
      (p) => 64 * Math.sin(Math.min(1, p * 1.1 + 0.12) * Math.PI) ** 0.7 * (1 - p * 0.4) + 4
    ),
    '#ff7fae',
    0.75
  )
  pen.solid(
    ribbon(spine, (p) => 60 * (1 - p) ** 0.8 + 7),
    '#ffa9c7',
    { depth: 12, dark: 'rgba(170,10,110,0.25)' }
  )
  leg(pen, 118, 128, 1, 0.18 * wave(phase, 2))
  leg(pen, 176, 104, 1, 0.18 * wave(phase, 2, 0.4))
  pen.solid(
    blob([
      [-92, 40],
      [-40, 150],
      [60, 164],
      [146, 130],
      [166, 70],
      [90, 20],
      [0, 0],
    ]),
    '#ffb4ce',
    {
      depth: 14,
      dark: 'rgba(170,10,110,0.22)',
      inside: () => pen.fill(ellipse(0, 150, 110, 50), '#ffe0ea'),
    }
  )
  pen.at(-30, -34, { turn: 0.05 * wave(phase, 2, 0.25) }, () => {
    for (const side of [-1, 1]) for (const rank of [0, 1, 2]) gill(pen, side, rank, phase)
    pen.solid(
      blob([
        [0, -150],
        [92, -132],
        [158, -62],
        [168, 14],
        [124, 74],
        [0, 96],
        [-124, 74],
        [-168, 14],
        [-158, -62],
        [-92, -132],
      ]),
      pen.linear(0, -150, 0, 96, '#ffc7da', '#ff9fc0'),
      {
        depth: 22,
        dark: 'rgba(170,10,110,0.22)',
        light: 'rgba(255,255,255,0.55)',
        inside: () => {
          for (const [x, y, r] of [
            [-48, -116, 7],
            [-20, -126, 5],
            [30, -118, 8],
            [62, -104, 5],
            [4, -104, 4],
          ])
            pen.fill(circle(x, y, r), '#ff7fae', 0.7)
        },
      }
    )
    eyes(pen, 0, -34, 196, 25, phase, { white: null, pupil: 1, blink: 0.45 })
    cheeks(pen, 0, 12, 236, 24, '#ff4f8a', 0.5)
    smile(pen, 0, 6, 96, 0.22 + 0.2 * wave(phase, 2), { dark: '#7a1f4f' })
  })
  leg(pen, -96, 118, -1, -0.2 * wave(phase, 2, 0.2))
  leg(pen, 20, 140, 1, 0.2 * wave(phase, 2, 0.6))
}
