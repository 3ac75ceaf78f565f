import { blob, box, circle, ellipse, leaf, polygon, ribbon, svg } from '../kit/paths.mjs'
import { TAU, scatter, wave } from '../kit/motion.mjs'
import { rays, sparkles } from '../kit/decor.mjs'
import { papelPicado } from '../kit/fiesta.mjs'

export const poster = 0.15

const pits = scatter(27, 26, (rnd) => ({ x: rnd(-140, 140), y: rnd(16, 110), r: rnd(3, 7) }))
const seeds = scatter(37, 16, (rnd) => ({ a: rnd(0, TAU), d: rnd(0.1, 0.9), turn: rnd(0, 6) }))

export function draw(pen, phase) {
  pen.backdrop('#f5387f', '#ff6f61', '#ffb347')
  rays(pen, 0, -20, 1000, 16, '#ffe08a', phase, 0.24)
  pen.glow(0, -40, 460, '255,236,170', 0.7)
  papelPicado(pen, -520, 90, ['#2fb9c9', '#ffd23f', '#8a4fd6', '#46c46e', '#ff5c8a'], phase, 130)
  papelPicado(pen, -372, 70, ['#ffd23f', '#46c46e', '#2fb9c9', '#ff7a3c', '#8a4fd6'], phase, 110)
  table(pen)
  const rock = wave(phase, 2)
  pen.at(-176, 96, { turn: 0.05 * rock }, () =>
    mortar(pen, phase, ['#8fd14a', '#5aa62c', '#c4ec7a'], 0)
  )
  pen.at(176, 96, { turn: -0.05 * rock }, () =>
    mortar(pen, phase, ['#ef4035', '#b81f2b', '#ff8a70'], 0.3)
  )
  pen.at(-262, 296, { turn: 0.08 * wave(phase, 2) }, () => tomatillo(pen))
  pen.at(-130, 330, { turn: -0.3 + 0.1 * wave(phase, 2, 0.3) }, () => pepper(pen, '#4faf3a'))
  pen.at(266, 300, {}, () => tomato(pen))
  pen.at(120, 336, { turn: 0.2 + 0.1 * wave(phase, 2, 0.6) }, () => pepper(pen, '#e5322d'))
  lime(pen, 0, 420, phase)
  sparkles(
    pen,
    [
      [-300, -190, 36],
      [300, -180, 40],
      [0, -150, 30],
      [10, 120, 26],
    ],
    phase,
    '#fffbe0'
  )
}

function table(pen) {
  pen.fill(
    svg('M-400 150 Q0 100 400 150 V700 H-400 Z'),
    pen.linear(0, 120, 0, 640, '#24a3a8', '#0f5f7c')
  )
  const stripes = ['#ffd23f', '#f5387f', '#ffffff', '#ff7a3c']
  for (let i = 0; i < 4; i++)
    pen.stroke(
      svg(`M-400 ${176 + i * 22} Q0 ${126 + i * 22} 400 ${176 + i * 22}`),
      stripes[i],
      10,
      0.85
    )
  for (let i = -4; i <= 4; i++)
    pen.fill(
      polygon([
        [i * 92, 480],
        [i * 92 + 34, 520],
        [i * 92, 560],
        [i * 92 - 34, 520],
      ]),
      i % 2 ? '#ffd23f' : '#f5387f',
      0.7
    )
}

function mortar(pen, phase, [sauce, deep, light], offset) {
  pen.shadow(0, 152, 190, 36, 0.5)
  for (const x of [-96, 0, 96])
    pen.solid(svg(`M${x - 30} 90 L${x - 20} 152 q20 14 40 0 L${x + 30} 90 Z`), '#4b4658', {
      depth: 8,
    })
  chip(pen, -70, -88, -0.5 + 0.06 * wave(phase, 2, offset))
  chip(pen, 72, -98, 0.42 + 0.06 * wave(phase, 2, offset + 0.3))
  const bowl = svg('M-160 0 H160 Q158 128 66 136 H-66 Q-158 128 -160 0 Z')
  pen.solid(bowl, pen.linear(0, 0, 0, 136, '#7b7488', '#55505f'), {
    depth: 20,
    dark: 'rgba(20,10,40,0.35)',
    light: 'rgba(255,255,255,0.2)',
    inside: () => pits.forEach((p) => pen.fill(ellipse(p.x, p.y, p.r, p.r * 0.7), '#3c3747', 0.8)),
  })
  pen.fill(ellipse(0, 0, 162, 46), '#8d869a')
  pen.fill(ellipse(0, 4, 142, 37), deep)
  const pool = ellipse(0, 8, 138, 34)
  pen.fill(pool, sauce)
  pen.clip(pool, () => {
    for (let i = 0; i < 3; i++)
      pen.stroke(
        ellipse(0, 8, 110 - i * 34 + 5 * wave(phase, 2, i * 0.2 + offset), 24 - i * 7),
        light,
        7,
        0.55
      )
    for (const s of seeds)
      pen.at(Math.cos(s.a) * s.d * 120, 8 + Math.sin(s.a) * s.d * 26, { turn: s.turn }, () =>
        pen.fill(ellipse(0, 0, 7, 4), '#fff3c4')
      )
  })
  pen.fill(svg('M-138 18 Q-120 46 -116 74 Q-104 88 -98 70 Q-94 52 -70 40 Z'), sauce)
  pen.fill(leaf(-8, 2, 46, 13, -0.4 + 0.1 * wave(phase, 2)), '#2b8f3f')
  pen.fill(leaf(-8, 2, 40, 12, -2.4), '#38a64c')
}

function chip(pen, x, y, turn) {
  pen.at(x, y + 70, { turn }, () =>
    pen.solid(
      blob([
        [-70, -20],
        [-34, -110],
        [4, -166],
        [44, -104],
        [72, -20],
        [0, 16],
      ]),
      pen.linear(0, -150, 0, 0, '#ffdf7a', '#f2a93a'),
      {
        depth: 9,
        dark: 'rgba(190,80,0,0.3)',
        inside: () =>
          [
            [-20, -60],
            [16, -96],
            [22, -44],
            [-4, -120],
          ].forEach(([a, b]) => pen.fill(ellipse(a, b, 8, 6), '#d98518', 0.5)),
      }
    )
  )
}

function tomatillo(pen) {
  pen.shadow(0, 58, 74, 18, 0.4)
  pen.solid(circle(0, 0, 58), '#9bd64f', { depth: 13, light: 'rgba(255,255,255,0.5)' })
  for (const a of [0.2, 0.9, 1.57, 2.25, 2.95])
    pen.solid(leaf(0, -48, 74, 22, a), '#d9c983', { depth: 5 })
  pen.fill(box(0, -62, 10, 26, 4), '#8a7a3c')
}

function tomato(pen) {
  pen.shadow(0, 54, 80, 18, 0.4)
  pen.solid(ellipse(0, 0, 68, 58), '#f0392f', { depth: 14, light: 'rgba(255,255,255,0.45)' })
  for (let i = 0; i < 5; i++) pen.fill(leaf(0, -46, 40, 10, -0.3 + i * 0.95), '#3a9c40')
  pen.fill(box(0, -60, 9, 24, 4), '#3a9c40')
}

function pepper(pen, colour) {
  const spine = Array.from({ length: 9 }, (_, i) => [-70 + i * 18, 24 * Math.sin(i * 0.42)])
  pen.solid(
    ribbon(spine, (p) => 23 * (1 - p) ** 0.6 + 2),
    colour,
    { depth: 8, light: 'rgba(255,255,255,0.5)' }
  )
  pen.stroke(svg('M-84 -2 Q-104 -4 -112 -26'), '#2e7d3a', 11)
}

function lime(pen, x, y, phase) {
  pen.at(x, y, { turn: 0.12 * wave(phase, 1) }, () => {
    pen.shadow(0, 46, 70, 16, 0.35)
    pen.solid(circle(0, 0, 52), '#5fb83a', { depth: 5 })
    pen.fill(circle(0, 0, 43), '#f1fad0')
    for (let i = 0; i < 8; i++)
      pen.fill(
        leaf(Math.cos((i * TAU) / 8) * 6, Math.sin((i * TAU) / 8) * 6, 34, 13, (i * TAU) / 8),
        '#b7e05a'
      )
  })
}
