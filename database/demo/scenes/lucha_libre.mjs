import { box, circle, ellipse, polygon, star, svg } from '../kit/paths.mjs'
import { pulse, scatter, wave } from '../kit/motion.mjs'
import { rays } from '../kit/decor.mjs'

export const poster = 0.08

const crowd = scatter(55, 60, (rnd, i) => ({
  x: -640 + (i % 30) * 44 + rnd(-8, 8),
  y: 70 + Math.floor(i / 30) * 56,
  r: rnd(20, 27),
  offset: rnd(),
}))
const flashes = scatter(57, 12, (rnd) => ({ x: rnd(-600, 600), y: rnd(30, 130), offset: rnd() }))

const TECNICO = {
  main: '#2f8fff',
  deep: '#1557c4',
  trim: '#f4f7ff',
  mark: '#ffd23f',
  skin: '#e0a074',
}
const RUDO = { main: '#e5263c', deep: '#8f0f2c', trim: '#221022', mark: '#ff9a2e', skin: '#b8734a' }

export function draw(pen, phase) {
  pen.backdrop('#2a0d52', '#5c1a7a', '#a3266f')
  rays(pen, 0, 60, 1000, 14, '#ff9a5c', phase, 0.17)
  for (const side of [-1, 1])
    for (const n of [0, 1]) {
      const aim = side * (120 + n * 240) + 18 * wave(phase, 1, n * 0.3 + side * 0.2)
      const from = side * (230 + n * 300)
      pen.fill(
        polygon([
          [from - 18, -380],
          [from + 18, -380],
          [aim + 130, 380],
          [aim - 130, 380],
        ]),
        pen.linear(0, -360, 0, 330, 'rgba(255,244,200,0.4)', 'rgba(255,244,200,0)')
      )
    }
  for (const c of crowd) {
    const y = c.y - 9 * Math.abs(wave(phase, 3, c.offset))
    pen.fill(circle(c.x, y, c.r), '#2f0f4f')
    pen.fill(ellipse(c.x, y + c.r + 30, c.r * 1.5, 36), '#2f0f4f')
  }
  for (const f of flashes) {
    const s = pulse(phase, 2, f.offset, 0.08)
    if (s > 0.05) pen.fill(star(f.x, f.y, 40 * s, 8 * s, 4), '#ffffff', 0.9)
  }
  ring(pen, phase)
  const push = wave(phase, 4)
  pen.at(-158 + push * 9, 20 + 4 * wave(phase, 8), { turn: 0.045 * push }, () =>
    fighter(pen, TECNICO, phase, 1, 0)
  )
  pen.at(158 - push * 9, 20 + 4 * wave(phase, 8, 0.5), { turn: -0.045 * push }, () =>
    fighter(pen, RUDO, phase, -1, 0.5)
  )
  frontRopes(pen, phase)
  const clash = pulse(phase, 4, 0.02, 0.5)
  pen.at(0, 78, { scale: 0.75 + 0.45 * clash, turn: 0.2 * wave(phase, 2) }, () => {
    pen.fill(star(0, 0, 74, 32, 9), '#ffd23f', 0.5 + clash * 0.5)
    pen.fill(star(0, 0, 44, 20, 9), '#ffffff', 0.5 + clash * 0.5)
  })
}

function ring(pen, phase) {
  pen.fill(svg('M-700 250 H700 V400 H-700 Z'), pen.linear(0, 250, 0, 360, '#3d8fe0', '#1c4f9c'))
  pen.fill(svg('M-700 250 H700 V262 H-700 Z'), '#ffffff', 0.7)
  for (const side of [-1, 1]) {
    pen.solid(box(side * 480, 110, 40, 330, 10), side < 0 ? '#2f8fff' : '#e5263c', { depth: 10 })
    pen.fill(circle(side * 480, -60, 26), '#ffd23f')
  }
  for (const [y, c] of [
    [-14, '#ff5c6c'],
    [70, '#ffffff'],
  ])
    pen.stroke(svg(`M-700 ${y} Q0 ${y + 12 + 4 * wave(phase, 4)} 700 ${y}`), c, 11, 0.9)
}

function frontRopes(pen, phase) {
  const y = 300
  pen.stroke(
    svg(`M-700 ${y + 7} Q0 ${y + 26 + 5 * wave(phase, 4, 0.2)} 700 ${y + 7}`),
    'rgba(20,0,50,0.4)',
    20
  )
  pen.stroke(svg(`M-700 ${y} Q0 ${y + 18 + 5 * wave(phase, 4, 0.2)} 700 ${y}`), '#ffd23f', 18)
  pen.stroke(
    svg(`M-700 ${y - 4} Q0 ${y + 14 + 5 * wave(phase, 4, 0.2)} 700 ${y - 4}`),
    '#fff3b8',
    5
  )
}

function fighter(pen, look, phase, side, offset) {
  pen.at(0, 0, { scaleX: side }, () => {
    pen.solid(svg('M-150 330 C-176 150 -150 96 -70 84 H70 C128 92 150 130 146 330 Z'), look.skin, {
      depth: 18,
    })
    pen.solid(svg('M-104 330 L-74 82 L-34 86 Q0 130 34 86 L74 82 L104 330 Z'), look.main, {
      depth: 14,
      inside: () => pen.fill(star(0, 214, 56, 24, 5), look.mark),
    })
    cape(pen, look, phase, offset)
    arm(pen, look, phase, offset)
    pen.solid(box(0, 76, 92, 60, 20), look.skin, { depth: 10 })
    mask(pen, look, phase, offset)
  })
}

function cape(pen, look, phase, offset) {
  const flap = 10 * wave(phase, 2, offset)
  pen.solid(
    svg(`M-62 84 Q-190 100 ${-208 + flap} 330 H${-128 + flap} Q-140 180 -40 92 Z`),
    look.deep,
    { depth: 10 }
  )
}

function arm(pen, look, phase, offset) {
  pen.at(-116, 132, { turn: 0.07 * wave(phase, 4, offset) }, () => {
    pen.stroke(svg('M10 26 L-48 78'), look.skin, 76)
    pen.stroke(svg('M-50 74 L-52 -30'), look.skin, 58)
    pen.stroke(svg('M-51 10 V-16'), look.trim, 62)
    pen.solid(box(-52, -58, 80, 72, 28), look.skin, { depth: 9 })
    for (let i = 0; i < 3; i++)
      pen.stroke(svg(`M${-72 + i * 19} -90 V-66`), 'rgba(80,20,30,0.35)', 4)
    pen.stroke(svg('M-4 34 Q-22 30 -30 46'), 'rgba(80,20,30,0.3)', 5)
  })
}

function mask(pen, look, phase, offset) {
  const head = svg(
    'M0 -206 C86 -206 124 -146 120 -76 C116 6 70 74 0 74 C-70 74 -116 6 -120 -76 C-124 -146 -86 -206 0 -206 Z'
  )
  pen.solid(head, pen.linear(0, -206, 0, 74, look.main, look.deep), {
    depth: 22,
    light: 'rgba(255,255,255,0.45)',
    dark: 'rgba(20,0,50,0.35)',
    inside: () => {
      pen.fill(svg('M-16 -220 H16 L24 -120 L0 -86 L-24 -120 Z'), look.mark)
      pen.fill(
        svg('M-140 -20 Q-80 10 -64 90 H-140 Z M140 -20 Q80 10 64 90 H140 Z'),
        look.trim,
        0.95
      )
      for (const s of [-1, 1])
        pen.fill(
          svg(`M${s * 36} -190 Q${s * 96} -170 ${s * 112} -112 Q${s * 70} -142 ${s * 36} -190 Z`),
          look.trim,
          0.95
        )
    },
  })
  const blink = 1 - 0.9 * pulse(phase, 1, offset + 0.2, 0.06)
  for (const s of [-1, 1]) {
    pen.solid(
      svg(
        `M${s * 12} -62 Q${s * 40} -118 ${s * 96} -104 Q${s * 104} -60 ${s * 62} -38 Q${s * 30} -34 ${s * 12} -62 Z`
      ),
      look.trim,
      { depth: 4 }
    )
    pen.at(s * 56, -72, { scaleY: blink }, () => {
      pen.fill(ellipse(0, 0, 27, 19), look.skin)
      pen.fill(ellipse(2, 0, 21, 15), '#ffffff')
      pen.fill(circle(8, 0, 10), '#241022')
      pen.fill(circle(5, -4, 3.5), '#ffffff')
    })
    pen.stroke(svg(`M${s * 20} -92 L${s * 84} -110`), look.mark, 10)
  }
  pen.fill(svg('M0 -50 L18 -14 H-18 Z'), look.trim)
  pen.solid(svg('M-58 8 Q0 -14 58 8 Q60 52 0 54 Q-60 52 -58 8 Z'), look.trim, { depth: 4 })
  pen.fill(svg('M-42 12 Q0 -2 42 12 Q40 42 0 42 Q-40 42 -42 12 Z'), look.skin)
  pen.fill(svg('M-30 18 Q0 12 30 18 Q24 34 0 34 Q-24 34 -30 18 Z'), '#ffffff')
  pen.stroke(svg('M-28 26 H28 M-10 16 V33 M10 16 V33'), '#8a6a7a', 2.5)
}
