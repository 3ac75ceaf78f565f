import { blob, circle, ellipse, heart, polygon, ribbon } from '../kit/paths.mjs'
import { cycle, fade, pulse, scatter, wave } from '../kit/motion.mjs'
import { bubbles, hills } from '../kit/decor.mjs'
import { cheeks, eyes, smile } from '../kit/face.mjs'

export const poster = 0.4

const weeds = scatter(11, 12, (rnd, i) => ({
  x: -340 + i * 62 + rnd(-16, 16),
  height: rnd(150, 330),
  colour: ['#0f8f83', '#16b08c', '#0b7480'][i % 3],
  offset: rnd(),
}))
const loves = scatter(13, 8, (rnd, i) => ({
  x: (i % 2 ? 1 : -1) * rnd(150, 320),
  offset: i / 8,
  size: rnd(44, 76),
}))
const fishes = scatter(19, 5, (rnd, i) => ({
  x: rnd(-360, 360),
  y: rnd(-520, -230),
  size: rnd(0.5, 0.9),
  colour: ['#ffc94d', '#ff8a5b', '#7ff0e0'][i % 3],
}))

export function draw(pen, phase) {
  pen.backdrop('#35d0e0', '#1490c9', '#1452a0', '#12256b')
  for (let i = -2; i <= 3; i++) {
    const x = i * 150 + 20
    pen.fill(
      polygon([
        [x - 30, -700],
        [x + 40, -700],
        [x * 1.5 + 60, 520],
        [x * 1.5 - 130, 520],
      ]),
      pen.linear(0, -640, 0, 420, 'rgba(255,255,255,0.34)', 'rgba(255,255,255,0)')
    )
  }
  for (const f of fishes) fish(pen, f, phase)
  hills(pen, 420, 120, '#12418f', 2)
  hills(pen, 480, 100, '#0e2f78', 5)
  for (const w of weeds) {
    const spine = Array.from({ length: 7 }, (_, i) => [
      w.x + i * 7 * wave(phase, 1, w.offset - i * 0.08),
      640 - (i / 6) * (w.height + 90),
    ])
    pen.fill(
      ribbon(spine, (p) => 17 * (1 - p * 0.8)),
      w.colour
    )
  }
  pen.glow(0, -30, 420, '140,240,255', 0.4)
  for (const l of loves) {
    const life = cycle(phase, 1, l.offset)
    pen.at(
      l.x + 18 * wave(phase, 2, l.offset),
      330 - life * 800,
      {
        alpha: fade(life, 0.2),
        turn: 0.2 * wave(phase, 2, l.offset),
        scale: 1 + 0.18 * pulse(phase, 4, 0, 0.5),
      },
      () => {
        pen.solid(heart(0, 0, l.size), '#ff5a83', {
          depth: l.size * 0.12,
          dark: 'rgba(140,0,80,0.3)',
        })
        pen.fill(
          ellipse(-l.size * 0.22, -l.size * 0.16, l.size * 0.11, l.size * 0.07, -0.7),
          '#ffffff',
          0.85
        )
      }
    )
  }
  pen.at(0, 14 + 12 * wave(phase, 2), {}, () => octopus(pen, phase))
  bubbles(pen, 30, 15, phase, { max: 17 })
}

function fish(pen, f, phase) {
  const x = pen.left - 60 + cycle(phase, 1, (f.x + 420) / 840) * (pen.width + 120)
  pen.at(x, f.y + 10 * wave(phase, 2, f.x / 300), { scale: f.size }, () => {
    pen.at(-34, 0, { turn: 0.4 * wave(phase, 8, f.x) }, () =>
      pen.fill(
        polygon([
          [4, 0],
          [-30, -22],
          [-30, 22],
        ]),
        f.colour
      )
    )
    pen.solid(ellipse(0, 0, 42, 24), f.colour, { depth: 7 })
    pen.fill(circle(22, -5, 5), '#22124a')
  })
}

function tentacle(pen, index, phase) {
  const side = index % 2 ? 1 : -1
  const rank = Math.floor(index / 2)
  const reach = [70, 125, 178, 215][rank]
  const drop = [190, 172, 128, 30][rank]
  const spine = Array.from({ length: 12 }, (_, i) => {
    const p = i / 11
    const swing = wave(phase, 2, index * 0.13 - p * 0.45) * 30 * p
    const curl = Math.sin(p * Math.PI) * 34
    return [
      side * (18 + rank * 20 + reach * p * (1 + 0.25 * p)) + swing * 0.7,
      70 + drop * p + curl - Math.max(0, p - 0.6) ** 2 * (rank * 200 + 260) + swing * 0.5,
    ]
  })
  pen.solid(
    ribbon(spine, (p) => 31 * (1 - p) + 8),
    rank % 2 ? '#e5407c' : '#f2538c',
    { depth: 9, dark: 'rgba(90,0,90,0.3)' }
  )
  for (let i = 3; i < 11; i++)
    pen.fill(circle(spine[i][0], spine[i][1] + 11 * (1 - i / 12), 8.5 - i * 0.5), '#ffb3d0', 0.9)
}

function octopus(pen, phase) {
  for (const i of [6, 7, 4, 5, 2, 3, 0, 1]) tentacle(pen, i, phase)
  const breath = wave(phase, 2, 0.25)
  pen.at(0, 60, { scaleX: 1 + 0.02 * breath, scaleY: 1 - 0.025 * breath }, () => {
    const head = blob([
      [-112, 30],
      [-152, -70],
      [-158, -190],
      [-84, -286],
      [0, -306],
      [84, -286],
      [158, -190],
      [152, -70],
      [112, 30],
      [0, 62],
    ])
    pen.solid(head, pen.linear(0, -300, 0, 60, '#ff7fae', '#ef4a86'), {
      depth: 28,
      dark: 'rgba(110,0,100,0.28)',
      light: 'rgba(255,255,255,0.4)',
      inside: () => {
        for (const [x, y, r] of [
          [-84, -218, 24],
          [-42, -256, 14],
          [100, -196, 18],
          [62, -240, 11],
          [-118, -160, 12],
        ])
          pen.fill(circle(x, y, r), '#ffb7d2', 0.75)
      },
    })
    eyes(pen, 0, -96, 128, 44, phase, { look: [0.15 * wave(phase, 1), 0.06], pupil: 0.6 })
    cheeks(pen, 0, -34, 216, 26, '#ff2f74', 0.5)
    smile(pen, 0, -44, 76, 0.5 + 0.3 * wave(phase, 2))
  })
}
