import { box, circle, ellipse, polygon, svg } from '../kit/paths.mjs'
import { pulse, scatter, wave } from '../kit/motion.mjs'
import { notes, sparkles } from '../kit/decor.mjs'

export const poster = 0.3

const COLOURS = ['#ff5c8a', '#ff9a3c', '#ffe14d', '#4fdc8c', '#3dc5ff', '#b57bff']
const WHITE = 11
const KEY = 56
// A little tune: which white key sounds at each of sixteen steps.
const tune = [0, 2, 4, 7, 9, 7, 4, 2, 1, 3, 5, 8, 10, 8, 5, 3]
const dust = scatter(61, 30, (rnd) => ({
  x: rnd(-340, 340),
  y: rnd(-560, 300),
  r: rnd(2, 5),
  offset: rnd(),
}))

export function draw(pen, phase) {
  pen.backdrop('#160f45', '#3a1c78', '#7a2a8c')
  for (const side of [-1, 1])
    pen.fill(
      polygon([
        [side * 250 - 40, -700],
        [side * 250 + 40, -700],
        [side * 60 + 330, 420],
        [side * 60 - 330, 420],
      ]),
      pen.linear(0, -640, 0, 400, 'rgba(255,235,190,0.34)', 'rgba(255,235,190,0)')
    )
  for (const d of dust)
    pen.fill(
      circle(d.x + 12 * wave(phase, 1, d.offset), d.y + 20 * wave(phase, 1, d.offset + 0.3), d.r),
      '#ffe9c2',
      0.35 + 0.3 * wave(phase, 2, d.offset)
    )
  floor(pen)
  pen.at(0, 24, {}, () => {
    body(pen, phase)
    keyboard(pen, phase)
    legs(pen)
  })
  notes(pen, 0, -160, phase, { count: 8, rise: 430, spread: 270, colours: COLOURS, scale: 1.5 })
  sparkles(
    pen,
    [
      [-290, -180, 34],
      [290, -230, 40],
      [-60, -250, 28],
    ],
    phase,
    '#fff3c9'
  )
}

function floor(pen) {
  pen.fill(svg('M-400 392 H400 V700 H-400 Z'), pen.linear(0, 392, 0, 640, '#8a3a6b', '#3a1450'))
  for (let i = 1; i < 5; i++) pen.stroke(svg(`M-400 ${392 + i * i * 14} H400`), '#5c2360', 4, 0.6)
  pen.fill(ellipse(0, 500, 330, 74), '#ffcf8a', 0.2)
  pen.shadow(0, 470, 340, 40, 0.5)
}

function body(pen, phase) {
  pen.solid(svg('M-318 -256 H318 L330 -214 H-330 Z'), '#a3304f', { depth: 6 })
  pen.solid(box(0, -70, 628, 300, 8), pen.linear(0, -220, 0, 90, '#8f2544', '#6a1836'), {
    depth: 12,
    rim: 4,
    inside: () => {
      for (const x of [-202, 202]) pen.stroke(box(x, -80, 176, 220, 14), '#c2486a', 6, 0.6)
      pen.stroke(
        svg('M-236 -80 q34 -70 68 0 q-34 70 -68 0 M168 -80 q34 -70 68 0 q-34 70 -68 0'),
        '#e8a23c',
        5
      )
    },
  })
  for (const side of [-1, 1]) candle(pen, side * 202, phase)
  pen.at(0, -98, { turn: 0.008 * wave(phase, 2) }, () => {
    pen.solid(
      svg('M-96 -92 Q-46 -106 0 -90 Q46 -106 96 -92 V62 Q46 48 0 64 Q-46 48 -96 62 Z'),
      '#fff8e6',
      { depth: 6 }
    )
    pen.stroke(svg('M0 -88 V62'), '#d9c49c', 4)
    for (const side of [-1, 1])
      for (let row = 0; row < 4; row++) {
        pen.stroke(svg(`M${side * 84} ${-70 + row * 32} H${side * 14}`), '#9c86b5', 3)
        for (let i = 0; i < 3; i++)
          pen.fill(
            ellipse(
              side * 28 + side * i * 22,
              -68 + row * 32 + ((i * 7 + row * 5) % 9) - 4,
              7,
              5,
              -0.4
            ),
            '#3b1c5c'
          )
      }
  })
  pen.solid(box(0, -26, 230, 16, 6), '#c2486a', { depth: 4 })
}

function candle(pen, x, phase) {
  const flame = 1 + 0.14 * wave(phase, 5, x / 300)
  pen.glow(x, -306, 120, '255,200,110', 0.75 + 0.1 * wave(phase, 7, x / 300))
  pen.solid(box(x, -268, 26, 52, 5), '#fff0d6', { depth: 5 })
  pen.at(x, -294, { scaleY: flame }, () => {
    pen.fill(svg('M-12 0 Q-14 -22 0 -44 Q14 -22 12 0 Q0 10 -12 0 Z'), '#ff9a3c')
    pen.fill(svg('M-6 0 Q-7 -12 0 -24 Q7 -12 6 0 Z'), '#fff3a8')
  })
}

function keyboard(pen, phase) {
  pen.solid(box(0, 172, 676, 182, 16), '#7a1d3c', { depth: 12 })
  pen.fill(box(0, 84, 632, 14), '#e23a5c')
  const strength = (key) =>
    Math.max(...tune.map((note, step) => (note === key ? pulse(phase, 1, -step / 16, 0.085) : 0)))
  for (let i = 0; i < WHITE; i++) {
    const x = (i - (WHITE - 1) / 2) * KEY
    const press = strength(i)
    const colour = COLOURS[i % COLOURS.length]
    if (press > 0.05) pen.glow(x, 120, 150, hex(colour), press * 0.8)
    pen.solid(
      svg(
        `M${x - KEY / 2 + 2} 90 H${x + KEY / 2 - 2} V${228 + press * 12} q0 10 -10 10 h${-KEY + 24} q-10 0 -10 -10 Z`
      ),
      '#fffaf0',
      {
        depth: 6,
        dark: 'rgba(90,40,110,0.28)',
        inside: () => pen.fill(box(x, 160, KEY, 190), colour, press * 0.85),
      }
    )
  }
  for (let i = 0; i < WHITE - 1; i++) {
    if (i % 7 === 2 || i % 7 === 6) continue
    const x = (i - (WHITE - 2) / 2) * KEY
    pen.solid(svg(`M${x - 17} 88 h34 v86 q0 8 -8 8 h-18 q-8 0 -8 -8 Z`), '#241238', {
      depth: 6,
      light: 'rgba(255,255,255,0.35)',
    })
  }
}

function legs(pen) {
  for (const side of [-1, 1])
    pen.solid(
      svg(`M${side * 318} 262 H${side * 262} L${side * 274} 440 H${side * 306} Z`),
      '#7a1d3c',
      { depth: 8 }
    )
  pen.fill(box(0, 320, 520, 116), '#4a0f2c')
  for (const x of [-38, 0, 38]) pen.solid(box(x, 392, 20, 40, 8), '#f2b544', { depth: 4 })
}

const hex = (colour) => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16)).join(',')
