import { TAU, hop, scatter, wave } from '../kit/motion.mjs'
import { box, circle, curve, ellipse, leaf, svg } from '../kit/paths.mjs'
import { rays, sparkles } from '../kit/decor.mjs'
import { burger } from '../cast/burger.mjs'
import { taco } from '../cast/taco.mjs'

export const poster = 0.16

const floaters = scatter(9, 14, (rnd, i) => ({
  x: -310 + (i % 4) * 205 + rnd(-40, 40),
  y: (i < 7 ? -1 : 1) * rnd(340, 600),
  kind: i % 4,
  turn: rnd(0, 6),
  scale: rnd(0.8, 1.25),
  offset: rnd(),
}))

export function draw(pen, phase) {
  pen.backdrop('#ff7a3c', '#ffb03a', '#ffd25e')
  rays(pen, 0, -40, 1000, 14, '#fff1b8', phase, 0.26)
  pen.glow(0, -60, 520, '255,246,200', 0.75)
  for (const f of floaters) topping(pen, f, phase)
  pen.at(0, -52, {}, () => served(pen, phase))
  sparkles(
    pen,
    [
      [0, -220, 46],
      [-320, -200, 30],
      [325, -215, 34],
      [10, 20, 26],
    ],
    phase,
    '#fffbe6'
  )
}

function served(pen, phase) {
  table(pen)
  for (const side of [-1, 1]) plate(pen, side * 176)
  const lean = wave(phase, 2)
  const jump = hop(phase, 2)
  pen.at(-176, 152, { turn: lean * 0.09, scaleY: 1 + 0.05 * wave(phase, 4, 0.2) }, () =>
    pen.at(0, -120, {}, () => taco(pen, phase))
  )
  pen.at(176, 156, { turn: -lean * 0.06 }, () => burger(pen, jump))
}

function table(pen) {
  const cloth = svg(`M-400 190 Q0 130 400 190 V900 H-400 Z`)
  pen.fill(cloth, pen.linear(0, 160, 0, 640, '#e8413c', '#b3213f'))
  pen.clip(cloth, () => {
    for (let i = -6; i <= 6; i++)
      pen.fill(
        svg(`M${i * 66 - 17} 130 H${i * 66 + 17} L${i * 128 + 34} 700 H${i * 128 - 34} Z`),
        '#fff3dc',
        0.26
      )
    for (let i = 0; i < 6; i++)
      pen.fill(box(0, 236 + i * 62 + i * i * 9, 800, 26 + i * 6), '#fff3dc', 0.26)
    pen.outside(cloth, 0, 12, 'rgba(255,255,255,0.45)')
  })
}

function plate(pen, x) {
  pen.shadow(x, 196, 210, 46, 0.4)
  pen.fill(ellipse(x, 172, 172, 42), '#d9e6ea')
  pen.fill(ellipse(x, 166, 172, 42), '#ffffff')
  pen.fill(ellipse(x, 168, 128, 28), '#dfeaf0')
}

function topping(pen, f, phase) {
  pen.at(
    f.x + 8 * wave(phase, 1, f.offset),
    f.y + 18 * wave(phase, 1, f.offset + 0.3),
    { turn: f.turn + 0.25 * wave(phase, 1, f.offset), scale: f.scale },
    () => {
      if (f.kind === 0) {
        pen.solid(circle(0, 0, 46), '#f4473f', { depth: 8 })
        for (let i = 0; i < 6; i++)
          pen.fill(
            ellipse(
              Math.cos((i * TAU) / 6) * 25,
              Math.sin((i * TAU) / 6) * 25,
              12,
              8,
              (i * TAU) / 6
            ),
            '#ffb199'
          )
      } else if (f.kind === 1) {
        pen.solid(leaf(-44, 0, 88, 34, 0), '#6bbf3d', { depth: 7, dark: 'rgba(10,80,30,0.3)' })
        pen.stroke(
          curve([
            [-36, 0],
            [30, 0],
          ]),
          '#4a972b',
          4
        )
      } else if (f.kind === 2) {
        pen.stroke(circle(0, 0, 36), '#c76bb0', 17)
        pen.stroke(circle(0, 0, 34), '#f3d3ee', 9)
      } else {
        pen.solid(circle(0, 0, 40), '#8fce3f', { depth: 7 })
        pen.fill(circle(0, 0, 31), '#e3f5b0')
        for (let i = 0; i < 8; i++)
          pen.at(0, 0, { turn: (i * TAU) / 8 }, () => pen.fill(leaf(5, 0, 24, 9, 0), '#b9e36a'))
      }
    }
  )
}
