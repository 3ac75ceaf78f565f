import { box, circle, ellipse, leaf, svg } from '../kit/paths.mjs'
import { cycle, scatter, wave } from '../kit/motion.mjs'
import { sparkles, stars } from '../kit/decor.mjs'

export const poster = 0.22

const streaks = scatter(17, 22, (rnd) => ({
  x: rnd(-350, 350),
  offset: rnd(),
  length: rnd(40, 120),
  cycles: rnd() > 0.5 ? 2 : 1,
}))
const puffs = scatter(23, 26, (rnd, i) => ({ dx: rnd(-70, 70), offset: i / 26, r: rnd(34, 64) }))

export function draw(pen, phase) {
  pen.backdrop('#120a2e', '#33165a', '#8a2f5b', '#e8703f')
  stars(pen, 40, 120, phase, { height: 900 })
  pen.glow(0, 560, 760, '255,140,70', 0.6)
  earth(pen, phase)
  for (const s of streaks) {
    const y = pen.top - 150 + cycle(phase, s.cycles, s.offset) * (pen.height + 300)
    pen.fill(box(s.x, y, 4, s.length, 2), '#ffffff', 0.22)
  }
  moonlet(pen, phase)
  mars(pen)
  smoke(pen, phase)
  pen.at(
    10 * wave(phase, 1),
    -20 + 14 * wave(phase, 2, 0.2),
    { turn: 0.1 + 0.035 * wave(phase, 2) },
    () => rocket(pen, phase)
  )
  sparkles(
    pen,
    [
      [-250, -180, 40],
      [240, -40, 34],
      [-200, 120, 28],
      [180, -300, 30],
    ],
    phase,
    '#fff3da'
  )
}

function earth(pen, phase) {
  pen.at(-226, -206 + 8 * wave(phase, 1), {}, () => {
    pen.glow(0, 0, 170, '120,190,255', 0.5)
    pen.solid(circle(0, 0, 74), '#3c9df0', {
      depth: 20,
      dark: 'rgba(10,10,80,0.45)',
      inside: () => {
        pen.fill(
          svg('M-60 -50 Q-20 -70 10 -46 Q-4 -20 -26 -14 Q-30 14 -54 6 Q-80 -20 -60 -50 Z'),
          '#57cf7a'
        )
        pen.fill(svg('M10 -4 Q50 -24 70 6 Q60 50 30 54 Q8 30 10 -4 Z'), '#57cf7a')
        pen.fill(ellipse(-20, 40, 40, 9), '#ffffff', 0.75)
        pen.fill(ellipse(26, -34, 34, 8), '#ffffff', 0.75)
      },
    })
  })
}

function moonlet(pen, phase) {
  pen.at(250, -170 + 10 * wave(phase, 1, 0.4), { turn: 0.2 * wave(phase, 1) }, () =>
    pen.solid(svg('M-44 -8 Q-40 -46 4 -44 Q50 -34 46 6 Q36 44 -6 42 Q-46 34 -44 -8 Z'), '#c7a6c9', {
      depth: 13,
      inside: () =>
        [
          [-14, -12, 11],
          [16, 12, 9],
          [10, -24, 6],
        ].forEach(([x, y, r]) => pen.fill(circle(x, y, r), '#9b78a6')),
    })
  )
}

function mars(pen) {
  pen.glow(0, 880, 900, '255,120,60', 0.5)
  pen.solid(circle(0, 930, 740), pen.linear(0, 190, 0, 700, '#ff8a4a', '#c2402c'), {
    depth: 0,
    rim: 14,
    light: 'rgba(255,214,160,0.6)',
    inside: () => {
      for (const [x, y, r] of [
        [-200, 290, 62],
        [190, 268, 46],
        [40, 390, 92],
        [-300, 440, 74],
        [290, 420, 66],
        [-90, 520, 56],
        [150, 560, 80],
      ]) {
        pen.fill(ellipse(x, y, r, r * 0.42), '#a93426', 0.75)
        pen.fill(ellipse(x, y + r * 0.09, r * 0.88, r * 0.32), '#e2683c', 0.9)
      }
      pen.fill(
        svg('M-400 350 Q-200 320 -60 352 T300 330 L420 350 L420 372 Q200 360 40 384 T-400 384 Z'),
        '#a93426',
        0.28
      )
    },
  })
}

function smoke(pen, phase) {
  for (const p of puffs) {
    const life = cycle(phase, 2, p.offset)
    const y = 190 + life * 170
    const swell = (0.35 + life) * Math.min(1, (1 - life) * 3)
    pen.fill(
      circle(p.dx * (0.3 + life * 2.6) - 22, y - life * life * 40, p.r * swell),
      ['#ffffff', '#ffe9d2', '#ffd6b8'][Math.floor(life * 2.99)],
      Math.min(1, (1 - life) * 2.4)
    )
  }
}

function rocket(pen, phase) {
  const flare = 1 + 0.14 * wave(phase, 10) + 0.08 * wave(phase, 17)
  pen.glow(0, 210, 230, '255,190,90', 0.9)
  pen.at(0, 168, { scaleY: flare }, () => {
    pen.fill(
      svg('M-52 0 Q-66 90 0 190 Q66 90 52 0 Z'),
      pen.linear(0, 0, 0, 190, '#ff5a2c', '#ffb02e')
    )
    pen.fill(svg('M-32 0 Q-40 64 0 128 Q40 64 32 0 Z'), '#ffd84d')
    pen.fill(svg('M-15 0 Q-20 38 0 74 Q20 38 15 0 Z'), '#fffbe6')
  })
  for (const side of [-1, 1])
    pen.solid(
      svg(
        `M${side * 70} 60 Q${side * 150} 92 ${side * 146} 196 Q${side * 108} 158 ${side * 66} 152 Z`
      ),
      '#f2385a',
      { depth: 10 }
    )
  pen.solid(box(0, 160, 104, 32, 10), '#5b4a86', { depth: 8 })
  const body = svg(
    'M0 -250 C84 -186 112 -70 96 40 Q88 112 68 152 H-68 Q-88 112 -96 40 C-112 -70 -84 -186 0 -250 Z'
  )
  pen.solid(body, pen.linear(-100, 0, 100, 0, '#ffffff', '#e8e6fa'), {
    depth: 30,
    dark: 'rgba(70,40,140,0.3)',
    rim: 6,
    inside: () => {
      pen.fill(svg('M-140 -130 Q0 -96 140 -130 V-300 H-140 Z'), '#f2385a')
      pen.fill(svg('M-140 92 Q0 124 140 92 V124 Q0 156 -140 124 Z'), '#f2385a')
    },
  })
  pen.fill(circle(0, -28, 62), '#5b4a86')
  pen.solid(circle(0, -28, 48), pen.linear(0, -80, 0, 20, '#8ff0ff', '#2f8fe0'), {
    depth: 9,
    inside: () => pen.fill(svg('M-60 10 L20 -90 L46 -90 L-34 10 Z'), '#ffffff', 0.4),
  })
  pen.solid(leaf(0, 40, 150, 20, Math.PI / 2), '#c9214a', { depth: 5 })
}
