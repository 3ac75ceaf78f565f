import { box, circle, ellipse, polygon, svg } from '../kit/paths.mjs'
import { cycle, scatter, wave } from '../kit/motion.mjs'
import { driftingClouds } from '../kit/clouds.mjs'
import { stars } from '../kit/decor.mjs'

export const poster = 0.2

const PERIOD = 1280
// One period of towers per depth; each is drawn twice so that the strip can slide by whole periods.
const skyline = (seed, low, high, wide) => {
  const towers = []
  const rnd = scatter(seed, 60, (r) => [r(low, high), r(wide * 0.7, wide * 1.25), r(), r()])
  for (let x = 0, i = 0; x < PERIOD; i++) {
    const width = Math.min(rnd[i][1], PERIOD - x)
    towers.push({ x, width, height: rnd[i][0], roof: rnd[i][2], lights: rnd[i][3] })
    x += width
  }
  return towers
}
const far = skyline(3, 130, 330, 84)
const middle = skyline(8, 90, 260, 112)
const near = skyline(5, 40, 150, 150)

export function draw(pen, phase) {
  pen.backdrop('#2b1a6b', '#8a2f96', '#f0567a', '#ffb45c')
  stars(pen, 33, 60, phase, { height: 300 })
  pen.glow(-40, 60, 460, '255,220,130', 0.85)
  pen.fill(circle(-40, 30, 170), pen.linear(0, -140, 0, 200, '#fff0a0', '#ff9a5a'))
  driftingClouds(
    pen,
    [
      { x: -500, y: -190, width: 260 },
      { x: 100, y: -250, width: 200 },
      { x: 500, y: -110, width: 280 },
    ],
    1 - phase,
    'rgba(255,190,200,0.55)'
  )
  city(pen, far, phase, 1, '#a13a8f', 0)
  city(pen, middle, phase, 1, '#6a2a86', 0.9, 640)
  otherTaxi(pen, phase)
  pen.at(
    14 * wave(phase, 1),
    -40 + 18 * wave(phase, 2),
    { turn: -0.05 + 0.03 * wave(phase, 2, 0.25) },
    () => taxi(pen, phase)
  )
  city(pen, near, phase, 2, '#331a5e', 1)
}

function city(pen, towers, phase, cycles, colour, lights, shift = 0) {
  const slide = cycle(phase, cycles) * PERIOD + shift
  for (const copy of [-1, 0, 1, 2]) {
    for (const t of towers) {
      const x = pen.left + t.x + copy * PERIOD - (slide % PERIOD)
      if (x > pen.right || x + t.width < pen.left) continue
      const top = pen.bottom - t.height
      pen.fill(
        polygon([
          [x, 400],
          [x, top],
          [x + t.width - 5, top],
          [x + t.width - 5, 400],
        ]),
        colour
      )
      if (t.roof > 0.72)
        pen.fill(
          polygon([
            [x + t.width * 0.2, top],
            [x + t.width * 0.5, top - 56],
            [x + t.width * 0.8, top],
          ]),
          colour
        )
      else if (t.roof > 0.5) pen.fill(box(x + t.width / 2, top - 26, 6, 60, 2), colour)
      if (lights) windows(pen, x, top, t, lights)
    }
  }
}

function windows(pen, x, top, t, strength) {
  const columns = Math.floor((t.width - 24) / 24)
  for (let row = 0; row < Math.floor((t.height - 16) / 30); row++) {
    for (let c = 0; c < columns; c++) {
      if ((row * 7 + c * 5 + Math.floor(t.lights * 40)) % 4 < 2)
        pen.fill(
          box(x + 22 + c * 24, top + 24 + row * 30, 11, 15, 2),
          (row + c) % 3 ? '#ffd36b' : '#ff9ac0',
          0.75 * strength
        )
    }
  }
}

function otherTaxi(pen, phase) {
  const x = pen.right + 120 - cycle(phase, 1, 0.3) * (pen.width + 240)
  pen.at(x, -230 + 10 * wave(phase, 3), { scale: 0.24, scaleX: -0.24 }, () => taxi(pen, phase))
}

function rotor(pen, x, y, phase, offset) {
  pen.solid(box(x, y + 24, 22, 50, 8), '#4a3a7c', { depth: 5 })
  pen.fill(ellipse(x, y - 2, 132, 15), '#ffffff', 0.28)
  const reach = 128 * wave(phase, 15, offset)
  pen.fill(ellipse(x, y - 2, Math.abs(reach) + 6, 7), '#fff3d9', 0.9)
  pen.fill(circle(x, y - 2, 12), '#ffd23f')
}

function taxi(pen, phase) {
  pen.stroke(svg('M-250 -104 Q0 -60 250 -104'), '#4a3a7c', 20)
  for (const side of [-1, 1]) {
    pen.stroke(svg(`M${side * 90} 108 Q${side * 110} 140 ${side * 130} 150`), '#4a3a7c', 13)
  }
  pen.stroke(svg('M-200 154 H200'), '#4a3a7c', 15)
  pen.solid(svg('M-196 6 Q-300 -20 -330 -76 Q-270 -70 -190 -40 Z'), '#e8a21c', { depth: 9 })
  const body = svg(
    'M-216 16 C-216 -72 -120 -116 10 -116 C140 -116 236 -56 240 20 C240 86 150 116 10 116 C-130 116 -216 90 -216 16 Z'
  )
  pen.solid(body, pen.linear(0, -116, 0, 116, '#ffd94a', '#f7a823'), {
    depth: 24,
    dark: 'rgba(170,50,0,0.3)',
    light: 'rgba(255,255,255,0.5)',
    inside: () => {
      for (let row = 0; row < 2; row++)
        for (let i = -8; i <= 9; i++)
          if ((i + row) % 2 === 0) pen.fill(box(i * 28, 58 + row * 24, 28, 24), '#2c1f4f')
      pen.stroke(svg('M-60 -40 V130 M60 -40 V130'), '#d98414', 4)
    },
  })
  const glass = svg('M-150 14 C-150 -58 -70 -90 20 -90 C120 -90 196 -50 210 14 Q30 34 -150 14 Z')
  pen.solid(glass, pen.linear(0, -90, 0, 30, '#3a2b78', '#7d5fc4'), {
    depth: 0,
    rim: 5,
    inside: () => riders(pen, phase),
  })
  pen.stroke(svg('M26 -92 V26'), '#f7a823', 12)
  pen.fill(svg('M-110 -20 Q-80 -70 -20 -78 L-30 -64 Q-74 -54 -98 -14 Z'), '#ffffff', 0.45)
  pen.glow(236, 30, 90, '255,250,200', 0.9)
  pen.fill(ellipse(226, 30, 14, 22), '#fffbe0')
  pen.fill(ellipse(-210, 20, 8, 20), '#ff4a5c')
  pen.solid(box(0, -128, 84, 26, 8), '#fff6dc', { depth: 4 })
  rotor(pen, -250, -150, phase, 0)
  rotor(pen, 250, -150, phase, 0.2)
}

function riders(pen, phase) {
  const nod = 3 * wave(phase, 4)
  pen.fill(circle(-60, -24 + nod, 34), '#f2b28a')
  pen.fill(
    svg(
      `M-98 ${-22 + nod} Q-98 -68 -58 ${-66 + nod} Q-22 -66 -24 ${-32 + nod} Q-60 -50 -98 ${-22 + nod} Z`
    ),
    '#4a1f3d'
  )
  pen.fill(ellipse(-60, 40, 52, 40), '#23b5a8')
  pen.fill(circle(110, -22 - nod, 32), '#8a5236')
  pen.fill(
    svg(
      `M74 ${-30 - nod} Q90 -72 124 ${-60 - nod} Q146 -54 142 ${-26 - nod} Q110 -44 74 ${-30 - nod} Z`
    ),
    '#23123b'
  )
  pen.fill(ellipse(110, 40, 50, 40), '#ff6f7d')
  for (const [x, d] of [
    [-46, 1],
    [122, -1],
  ])
    pen.fill(circle(x, -20 + nod * d, 4.5), '#24123b')
}
