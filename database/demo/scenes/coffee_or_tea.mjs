import { blob, box, circle, ellipse, heart, leaf, polygon, svg } from '../kit/paths.mjs'
import { TAU, scatter, wave } from '../kit/motion.mjs'
import { swayingClouds } from '../kit/clouds.mjs'
import { hills, rays, steam } from '../kit/decor.mjs'

export const poster = 0.25

const beans = scatter(15, 12, (rnd, i) => ({
  x: -320 + (i % 4) * 62 + rnd(-14, 14),
  y: 318 + Math.floor(i / 4) * 84 + rnd(-18, 18),
  turn: rnd(0, 6),
}))

export function draw(pen, phase) {
  pen.backdrop('#ffe2c4', '#ffd0a8', '#f4a98a')
  window_(pen, phase)
  table(pen)
  for (const side of [-1, 1]) saucer(pen, side * 178)
  pen.at(-178, 196, { turn: 0.03 * wave(phase, 2) }, () => coffee(pen, phase))
  pen.at(178, 196, { turn: 0.03 * wave(phase, 2, 0.5) }, () => tea(pen, phase))
  steam(pen, -190, -82, 200, phase, { width: 74, alpha: 0.75 })
  steam(pen, 168, -82, 200, phase, { width: 74, alpha: 0.75 })
  for (const b of beans) bean(pen, b)
  biscuit(pen, 110, 400)
  biscuit(pen, 220, 362)
  for (const [x, y, a] of [
    [250, 470, 0.4],
    [150, 508, 2.6],
    [310, 540, -0.6],
  ])
    pen.solid(leaf(x, y, 84, 24, a), '#58b368', { depth: 6 })
}

function window_(pen, phase) {
  const frame = box(0, -300, 600, 860, 300)
  pen.fill(box(0, -300, 640, 900, 320), '#ffffff', 0.9)
  pen.clip(frame, () => {
    pen.fill(frame, pen.linear(0, -730, 0, 130, '#7fc8f0', '#c9ecf5', '#fff0b8'))
    rays(pen, 0, -20, 700, 18, '#fff6c9', phase, 0.5)
    pen.glow(0, -20, 330, '255,240,170', 0.95)
    pen.fill(circle(0, -26 + 8 * wave(phase, 1), 96), '#ffd95a')
    swayingClouds(
      pen,
      [
        { x: -200, y: -330, width: 220 },
        { x: 150, y: -470, width: 190 },
        { x: 190, y: -190, width: 150 },
      ],
      phase,
      'rgba(255,255,255,0.9)'
    )
    hills(pen, 130, 120, '#8fcf8a', 1, 200)
    hills(pen, 170, 90, '#62b57c', 4, 200)
  })
  pen.fill(box(0, -300, 14, 860), '#ffffff')
  pen.fill(box(0, -290, 600, 14), '#ffffff')
}

function table(pen) {
  pen.fill(svg('M-400 128 H400 V700 H-400 Z'), pen.linear(0, 128, 0, 640, '#c9794a', '#8a4630'))
  pen.fill(svg('M-400 128 H400 V142 H-400 Z'), '#f0a86f')
  for (let i = 0; i < 6; i++)
    pen.stroke(
      svg(`M-400 ${190 + i * 82} Q-100 ${176 + i * 84} 400 ${196 + i * 80}`),
      '#7a3a28',
      4,
      0.35
    )
}

function saucer(pen, x) {
  pen.shadow(x, 222, 210, 44, 0.5)
  const tone = x < 0 ? ['#b8324f', '#e04864'] : ['#1f7f86', '#34a8a8']
  pen.fill(ellipse(x, 208, 172, 42), tone[0])
  pen.fill(ellipse(x, 200, 172, 42), tone[1])
  pen.fill(ellipse(x, 200, 110, 24), tone[0], 0.6)
}

function coffee(pen, phase) {
  pen.stroke(svg('M112 -190 C196 -200 190 -70 96 -76'), '#c93a57', 30)
  pen.solid(
    svg('M-134 -226 H134 Q138 -90 104 -30 Q84 2 40 4 H-40 Q-84 2 -104 -30 Q-138 -90 -134 -226 Z'),
    pen.linear(-134, 0, 134, 0, '#f2607a', '#d63f5c'),
    { depth: 22, dark: 'rgba(100,0,50,0.28)', light: 'rgba(255,255,255,0.45)' }
  )
  pen.fill(ellipse(0, -226, 134, 42), '#ffd7dc')
  pen.fill(ellipse(0, -222, 118, 34), '#7a4024')
  pen.clip(ellipse(0, -222, 118, 34), () => {
    pen.fill(ellipse(0, -216, 108, 30), '#a9623a')
    pen.at(2 * wave(phase, 2), -221, { scaleY: 0.42, turn: 0.1 * wave(phase, 1) }, () => {
      pen.fill(heart(0, 0, 104), '#fff0da')
      pen.fill(heart(0, -4, 56), '#a9623a')
      pen.fill(heart(0, -6, 30), '#fff0da')
    })
  })
  pen.at(-8, -104, { turn: -0.4 }, () => {
    pen.fill(ellipse(0, 0, 30, 42), '#fff3e4')
    pen.stroke(svg('M4 -40 Q-14 -10 2 2 Q14 14 -4 40'), '#d9486a', 7)
  })
}

function tea(pen, phase) {
  const cup = svg(
    'M-130 -226 H130 Q126 -110 92 -48 Q66 4 0 4 Q-66 4 -92 -48 Q-126 -110 -130 -226 Z'
  )
  pen.stroke(svg('M112 -196 C190 -204 180 -92 92 -92'), '#e6f7f6', 22, 0.9)
  pen.fill(cup, 'rgba(255,255,255,0.55)')
  pen.clip(cup, () => {
    const level = Array.from({ length: 14 }, (_, i) => [
      -160 + i * 26,
      -172 + 5 * wave(phase, 2, i * 0.16),
    ])
    pen.fill(
      blob([...level, [180, 40], [-180, 40]]),
      pen.linear(0, -180, 0, 0, '#f2a23a', '#c4601f')
    )
    for (let i = 0; i < 5; i++)
      pen.fill(
        circle(-70 + i * 34, -60 + 14 * wave(phase, 1, i * 0.23), 4 + (i % 3) * 2),
        '#ffd58a',
        0.8
      )
  })
  pen.solid(cup, 'rgba(255,255,255,0.08)', {
    depth: 16,
    dark: 'rgba(120,40,0,0.22)',
    light: 'rgba(255,255,255,0.65)',
  })
  pen.fill(ellipse(0, -226, 130, 38), 'rgba(255,255,255,0.55)')
  pen.stroke(ellipse(0, -226, 130, 38), '#ffffff', 6, 0.9)
  lemon(pen, phase)
  const swing = 8 * wave(phase, 2)
  pen.stroke(
    svg(`M-44 -196 Q-60 -236 -96 -208 Q-112 -180 ${-112 + swing * 0.4} -120`),
    '#fffaf0',
    4
  )
  pen.at(-112 + swing * 0.4, -118, { turn: -swing * 0.02 }, () => {
    pen.solid(
      polygon([
        [-26, 8],
        [0, -12],
        [26, 8],
        [26, 62],
        [-26, 62],
      ]),
      '#fff6e0',
      { depth: 5 }
    )
    pen.fill(leaf(-14, 46, 38, 12, -0.7), '#49ad68')
  })
}

function lemon(pen, phase) {
  pen.at(96, -246, { turn: 0.2 + 0.08 * wave(phase, 2) }, () => {
    pen.solid(circle(0, 0, 46), '#ffd62e', { depth: 5 })
    pen.fill(circle(0, 0, 38), '#fffbe0')
    for (let i = 0; i < 8; i++)
      pen.fill(
        leaf(Math.cos((i * TAU) / 8) * 5, Math.sin((i * TAU) / 8) * 5, 31, 12, (i * TAU) / 8),
        '#ffe24d'
      )
  })
}

function bean(pen, b) {
  pen.at(b.x, b.y, { turn: b.turn }, () => {
    pen.shadow(4, 14, 34, 14, 0.4)
    pen.solid(ellipse(0, 0, 27, 19), '#5a2c1c', { depth: 5 })
    pen.stroke(svg('M-25 0 Q-8 -10 0 0 Q8 10 25 0'), '#321409', 4)
  })
}

function biscuit(pen, x, y) {
  pen.shadow(x, y + 22, 82, 30, 0.45)
  pen.solid(ellipse(x, y, 66, 44), '#e0a055', { depth: 9 })
  for (const [dx, dy] of [
    [-28, -10],
    [10, -20],
    [30, 8],
    [-8, 14],
    [-40, 12],
    [4, -2],
  ])
    pen.fill(ellipse(x + dx, y + dy, 8, 6), '#6b351f')
}
