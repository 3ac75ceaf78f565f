import { box, circle, cloud, ellipse, polygon, svg } from '../kit/paths.mjs'
import { cycle, pulse, wave } from '../kit/motion.mjs'
import { driftingClouds } from '../kit/clouds.mjs'
import { sparkles } from '../kit/decor.mjs'

export const poster = 0.3

const PANE = box(-86, -20, 340, 440, 160)
// Evenly spread over the whole span they cross, so that the sea of clouds has no gap.
const SEA = [0, 1, 2, 3, 4].map((i) => ({ x: -840 + i * 336, y: 196 + (i % 2) * 16, width: 480 }))
const HIGH = [
  { x: -300, y: -130, width: 170 },
  { x: 120, y: -60, width: 220 },
  { x: 330, y: -170, width: 150 },
]

export function draw(pen, phase) {
  pen.backdrop('#b7aef0', '#9a8fe0', '#6f62c0')
  cabin(pen)
  pen.at(-14, 0, { scale: 1.13 }, () => window_(pen, phase))
  seat(pen, phase)
  belt(pen, phase)
  tray(pen, phase)
}

function window_(pen, phase) {
  pen.solid(box(-86, -20, 430, 530, 200), pen.linear(0, -280, 0, 240, '#ffffff', '#d9cfea'), {
    depth: 16,
    dark: 'rgba(90,60,150,0.22)',
  })
  pen.fill(box(-86, -20, 364, 464, 172), '#b9aad4')
  pen.clip(PANE, () => outside(pen, phase))
  pen.clip(PANE, () => {
    pen.outside(PANE, 10, 12, 'rgba(40,10,90,0.22)')
    pen.fill(
      polygon([
        [-270, 220],
        [-60, -260],
        [-20, -260],
        [-230, 220],
      ]),
      '#ffffff',
      0.16
    )
    pen.fill(
      polygon([
        [-200, 260],
        [20, -260],
        [34, -260],
        [-186, 260],
      ]),
      '#ffffff',
      0.13
    )
    shade(pen, phase)
  })
}

function cabin(pen) {
  for (const x of [-480, 452])
    pen.solid(box(x, -20, 420, 560, 200), pen.linear(0, -300, 0, 260, '#f4f0ff', '#c9bff0'), {
      depth: 14,
      dark: 'rgba(60,30,140,0.22)',
    })
  pen.stroke(svg('M-400 330 H400'), '#5c4fae', 6, 0.5)
  pen.solid(
    svg('M-400 -700 H400 V-440 Q0 -380 -400 -440 Z'),
    pen.linear(0, -640, 0, -400, '#ffffff', '#d3c9f2'),
    { depth: 14, dark: 'rgba(60,30,140,0.22)' }
  )
  pen.fill(svg('M-400 -476 Q0 -416 400 -476 V-466 Q0 -406 -400 -466 Z'), '#6fe0ff')
  pen.fill(
    svg('M-400 -440 Q0 -380 400 -440 V-300 Q0 -240 -400 -300 Z'),
    pen.linear(0, -420, 0, -270, 'rgba(120,230,255,0.35)', 'rgba(120,230,255,0)')
  )
  for (const x of [-150, 150]) pen.solid(box(x, -560, 210, 34, 17), '#b7aef0', { depth: 5 })
}

function outside(pen, phase) {
  pen.fill(
    box(-86, -20, 400, 480),
    pen.linear(0, -240, 0, 200, '#1f6fe0', '#5cc0ff', '#ffd98a', '#ff9a8a')
  )
  pen.glow(-170, 50, 210, '255,240,180', 0.95)
  pen.fill(circle(-170, 50, 50), '#fff3b0')
  driftingClouds(pen, HIGH, 1 - phase, 'rgba(255,255,255,0.85)')
  for (const [shift, tone, lift] of [
    [0, '#ffd9c9', -30],
    [0.1, '#fff0e6', 22],
  ]) {
    for (const c of SEA) {
      const span = pen.width + c.width * 2
      const x = pen.left - c.width + cycle(1 - phase, 1, (c.x + 840) / span + shift) * span
      pen.fill(cloud(x, c.y + lift, c.width), tone)
    }
  }
  pen.fill(box(-86, 216, 400, 60), '#fff7f0')
  pen.at(-10, 118 + 5 * wave(phase, 2), { turn: 0.025 * wave(phase, 1) }, () => wing(pen, phase))
}

function wing(pen, phase) {
  pen.solid(
    polygon([
      [200, -10],
      [200, 84],
      [-60, 6],
      [-168, -44],
      [-150, -56],
    ]),
    pen.linear(0, -60, 0, 90, '#ffffff', '#b9c2dc'),
    { depth: 8, dark: 'rgba(50,50,120,0.3)' }
  )
  pen.solid(
    polygon([
      [-168, -44],
      [-150, -56],
      [-176, -128],
      [-196, -128],
    ]),
    '#ff5c6c',
    { depth: 5 }
  )
  pen.stroke(svg('M-110 -30 L200 50'), '#8a94b8', 4)
  pen.solid(ellipse(70, 70, 58, 28), '#e9edf7', { depth: 8 })
  pen.fill(ellipse(22, 68, 13, 22), '#5b6488')
  pen.fill(circle(-184, -128, 8 + 5 * pulse(phase, 3, 0, 0.2)), '#ff4a5c')
}

function shade(pen, phase) {
  const edge = -196 + 20 * wave(phase, 1)
  pen.fill(box(-86, edge - 150, 400, 300), pen.linear(0, edge - 80, 0, edge, '#efe8f7', '#ffffff'))
  pen.fill(box(-86, edge - 4, 400, 10), '#c2b3dc')
  pen.fill(box(-86, edge - 26, 90, 12, 6), '#c2b3dc')
}

function seat(pen, phase) {
  const breath = 2 * wave(phase, 2)
  pen.at(0, breath, {}, () => {
    pen.shadow(240, 330, 260, 200, 0.3)
    const back = svg('M150 700 L128 60 Q126 -70 214 -76 H330 Q400 -76 420 40 V700 Z')
    pen.solid(back, pen.linear(120, 0, 420, 0, '#ff7a59', '#e0466a'), {
      depth: 20,
      dark: 'rgba(90,0,70,0.28)',
      light: 'rgba(255,255,255,0.4)',
      inside: () => {
        pen.stroke(
          svg('M216 150 Q290 130 420 150 M226 300 Q300 280 420 300 M236 450 Q300 430 420 450'),
          '#b52c5c',
          6,
          0.6
        )
        pen.stroke(svg('M190 -40 Q176 200 206 660'), '#ffb39a', 5, 0.6)
      },
    })
    pen.solid(
      svg(
        'M144 -70 Q140 -176 214 -186 H340 Q410 -180 420 -90 L420 34 Q300 70 160 40 Q146 0 144 -70 Z'
      ),
      pen.linear(0, -180, 0, 50, '#fff0d9', '#f7c9a0'),
      { depth: 16, dark: 'rgba(180,60,30,0.25)' }
    )
    pen.stroke(svg('M190 -120 Q280 -150 400 -126'), '#e0a070', 5, 0.6)
  })
}

function belt(pen, phase) {
  const y = 330 + 2 * wave(phase, 2)
  pen.solid(box(120, y + 40, 210, 66, 32), '#4a3f7c', { depth: 10 })
  pen.solid(box(120, y + 220, 64, 340, 10), '#372e63', { depth: 10 })
}

function tray(pen, phase) {
  pen.fill(box(-240, 352, 330, 20, 8), '#5c4fae')
  pen.solid(box(-240, 334, 350, 26, 12), '#ffffff', { depth: 6 })
  pen.shadow(-236, 322, 66, 10, 0.35)
  pen.at(-236, 322, { turn: 0.015 * wave(phase, 4) }, () => {
    pen.solid(
      polygon([
        [-46, -92],
        [46, -92],
        [34, 0],
        [-34, 0],
      ]),
      '#e9f7ff',
      { depth: 7 }
    )
    const level = 3 * wave(phase, 4)
    pen.fill(
      polygon([
        [-41, -62 + level],
        [41, -62 - level],
        [33, -4],
        [-33, -4],
      ]),
      '#ff9a3c',
      0.9
    )
    pen.stroke(svg('M10 -30 L34 -132 L58 -140'), '#ff5c8a', 7)
    pen.fill(circle(-14, -50, 10), '#ffd9a0')
  })
  sparkles(
    pen,
    [
      [-250, -220, 30],
      [60, -250, 34],
    ],
    phase
  )
}
