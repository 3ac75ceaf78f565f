import { scatter, wave } from '../kit/motion.mjs'
import { box, leaf, polygon, svg } from '../kit/paths.mjs'
import { sparkles } from '../kit/decor.mjs'
import { swayingClouds } from '../kit/clouds.mjs'

const pines = scatter(44, 15, (rnd, i) => ({
  x: 10 + i * 25 + rnd(-10, 10),
  y: 232 + rnd(-14, 60) + (i % 3) * 26,
  size: rnd(0.7, 1.15),
  offset: rnd(),
})).sort((a, b) => a.y - b.y)

export function mountains(pen, phase) {
  pen.backdrop('#3d4fb8', '#8a7fe0', '#ffc2c0', '#ffd9b0')
  swayingClouds(
    pen,
    [
      { x: 120, y: -440, width: 220 },
      { x: 330, y: -300, width: 190 },
    ],
    phase,
    'rgba(255,255,255,0.75)'
  )
  peak(pen, 330, -120, 260, '#8c80cf')
  peak(pen, 60, -70, 240, '#7b6fc4')
  peak(pen, 205, -236, 330, '#5d55ad')
  pen.fill(svg('M-200 210 Q60 130 200 176 T500 150 V700 H-200 Z'), '#3f9c7c')
  pen.fill(svg('M-200 300 Q40 220 220 270 T500 250 V700 H-200 Z'), '#2f7f6c')
  for (const p of pines.slice(0, 8)) pine(pen, p, phase)
  tent(pen, phase)
  for (const p of pines.slice(8)) pine(pen, { ...p, y: p.y + 170, size: p.size * 1.3 }, phase)
  sparkles(
    pen,
    [
      [206, -250, 40],
      [330, -130, 26],
      [80, -84, 24],
    ],
    phase
  )
}

function peak(pen, x, top, half, colour) {
  const base = 260
  pen.fill(
    polygon([
      [x, top],
      [x + half, base],
      [x - half, base],
    ]),
    colour
  )
  pen.fill(
    polygon([
      [x, top],
      [x + half, base],
      [x + half * 0.15, base],
      [x + half * 0.06, top + 130],
    ]),
    'rgba(30,10,90,0.25)'
  )
  const at = (p) => half * ((p - top) / (base - top))
  const line = top + (base - top) * 0.34
  pen.fill(
    polygon([
      [x, top],
      [x + at(line), line],
      [x + at(line) * 0.5, line - 26],
      [x + 6, line + 22],
      [x - at(line) * 0.45, line - 22],
      [x - at(line), line],
    ]),
    '#ffffff'
  )
  pen.fill(
    polygon([
      [x, top],
      [x + at(line), line],
      [x + at(line) * 0.5, line - 26],
      [x + 14, line + 6],
    ]),
    'rgba(120,110,210,0.35)'
  )
}

function pine(pen, p, phase) {
  pen.at(p.x, p.y, { scale: p.size, turn: 0.02 * wave(phase, 1, p.offset) }, () => {
    pen.fill(box(0, -6, 12, 30), '#5c3a35')
    for (const [y, w, tone] of [
      [-14, 46, '#1d6658'],
      [-46, 38, '#24786a'],
      [-76, 28, '#2d8c78'],
    ])
      pen.fill(
        polygon([
          [0, y - 58],
          [w, y],
          [-w, y],
        ]),
        tone
      )
  })
}

function tent(pen, phase) {
  pen.shadow(196, 322, 170, 34, 0.4)
  pen.solid(
    polygon([
      [170, 168],
      [330, 316],
      [60, 316],
    ]),
    '#ff9a3c',
    { depth: 12 }
  )
  pen.fill(
    polygon([
      [170, 168],
      [330, 316],
      [230, 316],
    ]),
    '#d9662b'
  )
  pen.fill(
    polygon([
      [166, 200],
      [206, 316],
      [116, 316],
    ]),
    '#5a2440'
  )
  pen.fill(leaf(166, 200, 122, 14, 1.2 + 0.05 * wave(phase, 2)), '#ffc27a')
  pen.glow(300, 330, 90, '255,180,80', 0.5 + 0.15 * wave(phase, 7))
}
