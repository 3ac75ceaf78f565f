import { blob, box, circle, ellipse, polygon, star, svg } from '../kit/paths.mjs'
import { cycle, scatter, wave } from '../kit/motion.mjs'
import { driftingClouds } from '../kit/clouds.mjs'
import { rays, stars } from '../kit/decor.mjs'

export const poster = 0.15

const PERIOD = 1280
const towers = (seed, low, high, wide) => {
  const sizes = scatter(seed, 40, (rnd) => [rnd(low, high), rnd(wide * 0.7, wide * 1.3), rnd()])
  const list = []
  for (let x = 0, i = 0; x < PERIOD; i++) {
    const width = Math.min(sizes[i][1], PERIOD - x)
    list.push({ x, width, height: sizes[i][0], seed: sizes[i][2] })
    x += width
  }
  return list
}
const far = towers(101, 90, 240, 90)
const near = towers(107, 40, 150, 140)
const speed = scatter(109, 20, (rnd) => ({
  y: rnd(-330, 300),
  offset: rnd(),
  length: rnd(120, 320),
  cycles: rnd() > 0.5 ? 3 : 2,
  width: rnd(3, 7),
}))

export function draw(pen, phase) {
  pen.backdrop('#1b1a6e', '#3a3fc4', '#7d6af0', '#ff9ac0')
  stars(pen, 111, 70, phase, { height: 380 })
  rays(pen, 60, 30, 1100, 18, '#ffffff', phase, 0.08)
  pen.glow(40, -10, 460, '255,230,190', 0.6)
  pen.fill(circle(60, -20, 270), '#ffe9b0', 0.95)
  pen.fill(
    circle(60, -20, 270),
    pen.linear(0, -280, 0, 250, 'rgba(255,255,255,0.4)', 'rgba(255,150,120,0.55)')
  )
  driftingClouds(
    pen,
    [
      { x: -480, y: -180, width: 260 },
      { x: 60, y: 170, width: 300 },
      { x: 480, y: -90, width: 240 },
    ],
    1 - phase,
    'rgba(255,255,255,0.7)'
  )
  skyline(pen, far, phase, 1, '#4a3fb0', 0.6)
  skyline(pen, near, phase, 2, '#2a2280', 1)
  for (const s of speed) {
    const x = pen.right + 340 - cycle(phase, s.cycles, s.offset) * (pen.width + 680)
    pen.fill(box(x, s.y, s.length, s.width, s.width / 2), '#ffffff', 0.5)
  }
  pen.at(
    8 + 14 * wave(phase, 1),
    -10 + 16 * wave(phase, 2),
    { turn: -0.3 + 0.04 * wave(phase, 2, 0.2), scale: 1.02 },
    () => hero(pen, phase)
  )
}

function skyline(pen, list, phase, cycles, colour, lights) {
  const slide = cycle(phase, cycles) * PERIOD
  for (const copy of [0, 1])
    for (const t of list) {
      const x = pen.left + t.x + copy * PERIOD - slide
      if (x > pen.right || x + t.width < pen.left) continue
      const top = pen.bottom - t.height
      pen.fill(
        polygon([
          [x, 400],
          [x, top],
          [x + t.width - 6, top],
          [x + t.width - 6, 400],
        ]),
        colour
      )
      if (t.seed > 0.6) pen.fill(box(x + t.width / 2, top - 20, 8, 44, 3), colour)
      for (let row = 0; row < Math.floor((t.height - 10) / 30); row++)
        for (let c = 0; c < Math.floor((t.width - 22) / 26); c++) {
          if ((row * 5 + c * 3 + Math.floor(t.seed * 30)) % 4 < 2)
            pen.fill(box(x + 22 + c * 26, top + 24 + row * 30, 12, 15, 2), '#ffd97a', 0.8 * lights)
        }
    }
}

function hero(pen, phase) {
  cape(pen, phase)
  leg(pen, 'M-60 34 Q-150 60 -236 64', phase, 0.2)
  leg(pen, 'M-60 14 Q-150 18 -250 8', phase, 0)
  pen.stroke(svg('M66 40 Q40 96 -6 92'), '#0f8f9c', 50)
  pen.solid(circle(-14, 92, 28), '#ff4f64', { depth: 6 })
  const torso = blob([
    [-76, -8],
    [-20, -44],
    [60, -58],
    [108, -30],
    [112, 24],
    [70, 58],
    [-10, 56],
    [-76, 46],
  ])
  pen.solid(torso, pen.linear(0, -60, 0, 60, '#22c4c4', '#1499a8'), {
    depth: 14,
    dark: 'rgba(0,20,90,0.3)',
    light: 'rgba(255,255,255,0.4)',
  })
  pen.solid(
    blob([
      [-86, -10],
      [-60, -20],
      [-50, 54],
      [-82, 48],
    ]),
    '#ffd23f',
    { depth: 5 }
  )
  pen.at(46, 4, { turn: 1.57 }, () => {
    pen.solid(circle(0, 0, 34), '#ffd23f', { depth: 5 })
    pen.fill(star(0, 0, 25, 11, 5), '#ff4f64')
  })
  head(pen, phase)
  pen.stroke(svg('M92 -26 Q160 -40 236 -34'), '#1cb0b8', 52)
  pen.stroke(svg('M196 -37 L222 -35'), '#ffd23f', 56)
  pen.solid(box(262, -34, 74, 66, 26), '#ff4f64', { depth: 8 })
  for (let i = 0; i < 3; i++)
    pen.stroke(svg(`M${278 + i * 1} ${-52 + i * 16} h16`), 'rgba(110,0,50,0.4)', 4)
}

function leg(pen, d, phase, offset) {
  pen.at(0, 5 * wave(phase, 4, offset), {}, () => {
    pen.stroke(svg(d), offset ? '#0f8f9c' : '#1cb0b8', 56)
    const [, , , , ex, ey] = d.match(/-?\d+/g).map(Number)
    pen.stroke(svg(`M${ex + 56} ${ey} L${ex} ${ey}`), '#ff4f64', 58)
    pen.stroke(svg(`M${ex} ${ey} L${ex - 34} ${ey + 6}`), '#ff4f64', 44)
    pen.stroke(svg(`M${ex + 62} ${ey - 22} V${ey + 22}`), '#ffd23f', 12)
  })
}

function cape(pen, phase) {
  const edge = (spread, lag) =>
    Array.from({ length: 9 }, (_, i) => {
      const p = i / 8
      return [78 - p * 400, -44 + spread * p - 20 * p + 34 * p * wave(phase, 4, -p * 0.9 + lag)]
    })
  const top = edge(-96, 0)
  const low = edge(56, -0.12)
  pen.solid(blob([...top, ...low.toReversed()]), pen.linear(80, 0, -320, 0, '#ff4f64', '#c9204f'), {
    depth: 16,
    dark: 'rgba(90,0,60,0.35)',
    light: 'rgba(255,255,255,0.35)',
  })
  for (const lag of [0.35, 0.7]) {
    const fold = top.map(([x, y], i) => [x, y + (low[i][1] - y) * lag])
    pen.stroke(
      svg(
        `M${fold
          .slice(2)
          .map((f) => f.join(' '))
          .join(' L')}`
      ),
      '#8f1140',
      6,
      0.4
    )
  }
}

function head(pen, phase) {
  pen.at(126, -80, { turn: 0.24 + 0.03 * wave(phase, 2) }, () => {
    pen.solid(circle(0, 0, 66), '#c98a5e', { depth: 11 })
    const flow = 8 * wave(phase, 6)
    pen.solid(
      blob([
        [50, -44],
        [18, -84],
        [-44, -82],
        [-110, -70 + flow],
        [-150, -40 + flow * 1.4],
        [-104, -26 + flow],
        [-130, 10 + flow],
        [-74, 16],
        [-56, -8],
        [-10, -34],
      ]),
      '#3a1a4f',
      { depth: 8 }
    )
    pen.fill(
      svg('M-34 -22 Q16 -40 66 -22 Q70 6 44 10 Q26 6 18 0 Q6 12 -12 10 Q-34 4 -34 -22 Z'),
      '#ff4f64'
    )
    for (const x of [2, 46]) {
      pen.fill(ellipse(x, -8, 12, 9), '#ffffff')
      pen.fill(circle(x + 4, -8, 6), '#2a1533')
    }
    pen.fill(svg('M10 28 Q34 36 54 22 Q50 48 30 48 Q14 46 10 28 Z'), '#ffffff')
    pen.fill(circle(-54, 6, 14), '#c98a5e')
  })
}
