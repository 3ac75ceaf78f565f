import { box, circle, curve, ellipse, polygon, svg } from '../kit/paths.mjs'
import { TAU, pulse, scatter, wave } from '../kit/motion.mjs'
import { confetti } from '../kit/fiesta.mjs'
import { football } from '../kit/football.mjs'

export const poster = 0.32

const crowd = scatter(81, 150, (rnd, i) => ({
  x: -640 + (i % 50) * 26 + rnd(-5, 5),
  row: Math.floor(i / 50),
  colour: ['#ff5c6c', '#ffd24d', '#57c8ff', '#ffffff', '#ff9a3c'][Math.floor(rnd(0, 5))],
  offset: rnd(),
}))

export function draw(pen, phase) {
  pen.backdrop('#0d1d5c', '#2246a0', '#4d7fd6')
  for (const side of [-1, 1]) floodlight(pen, side, phase)
  stand(pen, phase)
  pitch(pen)
  goal(pen, phase)
  const beat = pulse(phase, 2, 0, 0.5)
  pen.glow(0, 20, 330, '255,255,255', 0.35)
  const y = 40 - 62 * Math.abs(wave(phase, 1))
  pen.shadow(0, 268, 150 - (40 - y) * 0.7, 24, 0.5, '0,30,20')
  pen.at(0, y, { scale: 1.02 + beat * 0.02 }, () =>
    football(pen, 190, phase * TAU, 0.5 + 0.2 * wave(phase, 1))
  )
  confetti(pen, 77, 22, phase, ['#ff5c6c', '#ffd24d', '#57c8ff', '#ffffff', '#7dff9c'], {
    size: 11,
  })
}

function floodlight(pen, side, phase) {
  const x = side * 470
  pen.fill(
    polygon([
      [x - 60, -270],
      [x + 60, -270],
      [-side * 300, 380],
      [side * 120, 380],
    ]),
    pen.linear(0, -270, 0, 340, 'rgba(255,255,235,0.3)', 'rgba(255,255,235,0)')
  )
  pen.fill(box(x, -120, 14, 320), '#0a1440')
  pen.fill(box(x, -280, 170, 84, 10), '#0a1440')
  for (let i = 0; i < 8; i++) {
    const [lx, ly] = [x - 60 + (i % 4) * 40, -300 + Math.floor(i / 4) * 38]
    pen.glow(lx, ly, 46, '255,255,230', 0.8 + 0.12 * wave(phase, 3, i * 0.13))
    pen.fill(circle(lx, ly, 14), '#fffef0')
  }
}

function stand(pen, phase) {
  pen.fill(box(0, 60, 1300, 260), pen.linear(0, -70, 0, 190, '#13266e', '#0d1a52'))
  for (const c of crowd) {
    // The wave runs round the stand once per clip.
    const lift = 22 * pulse(phase, 2, -(c.x + 640) / 1280, 0.3)
    const y = -24 + c.row * 52 - lift
    pen.fill(svg(`M${c.x - 14} ${y + 44} q0 -26 14 -26 q14 0 14 26 Z`), c.colour, 0.85)
    pen.fill(circle(c.x, y + 8, 10), ['#f2b28a', '#8a5236', '#d99a6c'][c.row])
    if (lift > 6)
      for (const s of [-1, 1])
        pen.stroke(svg(`M${c.x + s * 10} ${y + 26} L${c.x + s * 16} ${y}`), c.colour, 5)
  }
  pen.fill(box(0, 152, 1300, 34), '#f2f5ff')
  for (let i = -6; i <= 6; i++) pen.fill(box(i * 110, 152, 56, 34), '#ff5c6c', 0.9)
}

function pitch(pen) {
  pen.fill(box(0, 270, 1300, 210), pen.linear(0, 165, 0, 360, '#2fae5c', '#15803f'))
  for (let i = -6; i <= 6; i += 2)
    pen.fill(
      polygon([
        [i * 90, 166],
        [i * 90 + 90, 166],
        [i * 150 + 150, 370],
        [i * 150, 370],
      ]),
      '#ffffff',
      0.09
    )
  pen.stroke(svg('M-660 250 H660'), '#ffffff', 6, 0.8)
}

function goal(pen, phase) {
  const shake = 5 * pulse(phase, 2, 0, 0.4)
  const bulge = (x, y) => [
    x * (0.96 - 0.02 * Math.cos(y / 90)),
    y + shake * Math.cos(x / 220) * Math.sin((y + 200) / 130),
  ]
  for (let i = -9; i <= 9; i++)
    pen.stroke(
      curve(Array.from({ length: 8 }, (_, k) => bulge(i * 46, -212 + k * 62))),
      '#ffffff',
      2.6,
      0.45
    )
  for (let k = 0; k < 9; k++)
    pen.stroke(
      curve(Array.from({ length: 12 }, (_, i) => bulge(-425 + i * 77, -206 + k * 52))),
      '#ffffff',
      2.6,
      0.45
    )
  pen.stroke(svg('M-426 248 V-216 H426 V248'), '#c9d3ee', 22)
  pen.stroke(svg('M-428 248 V-218 H424 V248'), '#ffffff', 14)
  pen.fill(ellipse(0, 254, 440, 10), '#0c5a2c', 0.25)
}
