import { blob, box, circle, curve, ellipse, polygon, svg } from '../kit/paths.mjs'
import { clamp, pulse, scatter, wave } from '../kit/motion.mjs'
import { cheeks, smile } from '../kit/face.mjs'
import { stars } from '../kit/decor.mjs'

export const poster = 0.36

const books = scatter(52, 9, (rnd, i) => ({
  width: rnd(16, 28),
  height: rnd(56, 90),
  colour: ['#7a3f9c', '#2f7f8f', '#a33d6b', '#4b55b0'][i % 4],
}))

export function draw(pen, phase) {
  const flicker = 0.85 + 0.1 * wave(phase, 7) + 0.05 * wave(phase, 11, 0.3)
  pen.backdrop('#1a0d3a', '#2c1556', '#1d0e3d')
  for (let i = -9; i <= 9; i++) pen.fill(box(i * 76, -40, 38, 700), '#3b1f6e', 0.35)
  window_(pen, phase)
  lamp(pen, phase)
  shelf(pen)
  pen.fill(box(0, 330, 1300, 130), pen.linear(0, 265, 0, 360, '#3d1c5c', '#241040'))
  pen.glow(0, 40, 560, '90,255,220', 0.42 * flicker)
  pen.fill(ellipse(0, 316, 430, 50), '#6a2f8f', 0.7)
  pen.fill(ellipse(0, 316, 370, 40), '#8a44ad', 0.6)
  cabinet(pen)
  television(pen, phase, flicker)
  ghost(pen, phase)
  for (const side of [-1, 1]) bat(pen, side, phase)
}

function window_(pen, phase) {
  pen.at(-420, -120, {}, () => {
    pen.fill(box(0, 0, 240, 300, 12), '#120827')
    pen.clip(box(0, 0, 216, 276, 6), () => {
      pen.fill(box(0, 0, 240, 300), pen.linear(0, -140, 0, 140, '#27307c', '#5a48b0'))
      pen.at(0, 0, {}, () => stars(pen, 71, 90, phase))
      pen.fill(circle(40, -50, 48), '#fff0b8')
      pen.fill(circle(58, -58, 42), '#3a3c92')
      pen.fill(svg('M-110 150 Q-80 60 -40 100 Q-10 40 20 96 Q60 50 120 150 Z'), '#17103f')
    })
    pen.fill(box(0, 0, 10, 280), '#120827')
    pen.fill(box(0, 0, 220, 10), '#120827')
    for (const side of [-1, 1])
      pen.solid(
        svg(`M${side * 150} -170 Q${side * 60} -60 ${side * 126} 190 H${side * 168} V-170 Z`),
        '#7a2a68',
        { depth: 9 }
      )
  })
}

function lamp(pen, phase) {
  const on = clamp(0.55 + 0.45 * Math.sign(wave(phase, 1)) + pulse(phase, 3, 0.1, 0.1) * 0.3)
  pen.at(430, 70, {}, () => {
    if (on > 0.3)
      pen.fill(
        polygon([
          [-70, -110],
          [70, -110],
          [240, 260],
          [-240, 260],
        ]),
        pen.linear(0, -110, 0, 250, 'rgba(255,220,130,0.5)', 'rgba(255,220,130,0)'),
        on
      )
    pen.glow(0, -140, 260, '255,215,120', 0.7 * on)
    pen.fill(box(0, 60, 12, 340), '#120827')
    pen.fill(ellipse(0, 232, 72, 15), '#120827')
    pen.solid(
      polygon([
        [-58, -216],
        [58, -216],
        [96, -104],
        [-96, -104],
      ]),
      on > 0.3 ? '#ffdf8a' : '#6b5480',
      { depth: 10 }
    )
  })
}

function shelf(pen) {
  let x = 250
  for (const b of books.slice(0, 7)) {
    pen.fill(box(x + b.width / 2 - 40, -190 - b.height / 2, b.width, b.height, 3), b.colour)
    x += b.width + 3
  }
  pen.fill(box(280, -184, 210, 13, 4), '#120827')
}

function cabinet(pen) {
  pen.shadow(0, 312, 330, 40, 0.6, '5,0,20')
  for (const side of [-1, 1])
    pen.fill(
      polygon([
        [side * 200, 250],
        [side * 226, 250],
        [side * 236, 316],
        [side * 222, 316],
      ]),
      '#3a1530'
    )
  pen.solid(box(0, 236, 520, 70, 12), '#7a3550', { depth: 10 })
  for (const x of [-128, 128]) pen.fill(circle(x, 238, 8), '#ffc27a')
}

function television(pen, phase, flicker) {
  for (const side of [-1, 1])
    pen.stroke(svg(`M0 -92 Q${side * 30} -140 ${side * 110} -196`), '#c9b3e6', 6)
  for (const side of [-1, 1]) pen.fill(circle(side * 110, -196, 9), '#ff7ab0')
  pen.solid(box(0, 62, 420, 282, 46), pen.linear(0, -80, 0, 204, '#ff7a59', '#d9406b'), {
    depth: 18,
    light: 'rgba(255,255,255,0.4)',
  })
  pen.fill(box(-38, 62, 300, 232, 54), '#2a0f3a')
  const screen = box(-38, 62, 272, 204, 46)
  pen.fill(screen, pen.radial(-38, 62, 190, '#e9fff8', '#7df5dc', '#1fb5a8'), flicker)
  pen.clip(screen, () => {
    for (let i = 0; i < 14; i++)
      pen.fill(box(-38, -40 + i * 17 + 17 * ((phase * 4) % 1), 300, 5), '#0b7f7d', 0.2)
  })
  for (const y of [10, 66]) {
    pen.solid(circle(158, y, 22), '#ffe3c2', { depth: 5 })
    pen.at(158, y, { turn: 0.8 * wave(phase, 1, y / 90) }, () =>
      pen.fill(box(0, -10, 5, 18, 2), '#7a3550')
    )
  }
  for (let i = 0; i < 4; i++) pen.fill(box(158, 112 + i * 15, 46, 6, 3), '#8a2048')
}

function ghost(pen, phase) {
  const rise = 10 * wave(phase, 2)
  const sway = (up) => 26 * wave(phase, 1, -up * 0.3) * up + 6 * wave(phase, 2, up * 0.4)
  const at = (x, up) => [-38 + x + sway(up), 96 - up * 340 + rise * up]
  const left = [at(-34, 0), at(-62, 0.2), at(-104, 0.45), at(-124, 0.72), at(-104, 0.95)]
  const right = [at(104, 0.95), at(124, 0.72), at(104, 0.45), at(62, 0.2), at(34, 0)]
  const body = blob([...left, at(-50, 1.06), at(0, 1.11), at(50, 1.06), ...right, [-38, 122]])
  pen.glow(...at(0, 0.7), 260, '160,255,235', 0.5)
  for (const side of [-1, 1]) {
    const wavePhase = side < 0 ? wave(phase, 4) : wave(phase, 2, 0.4)
    const [sx, sy] = at(side * 100, 0.6)
    pen.stroke(
      curve([
        [sx, sy],
        [sx + side * 56, sy - 6],
        [sx + side * 84 + wavePhase * 9, sy - 66 - wavePhase * 10],
      ]),
      '#eafff9',
      46
    )
  }
  pen.solid(body, pen.linear(0, -290, 0, 120, '#ffffff', '#e4fff6', '#a9f5e2'), {
    depth: 20,
    dark: 'rgba(40,120,170,0.25)',
    light: 'rgba(255,255,255,0.9)',
  })
  const [fx, fy] = at(0, 0.8)
  pen.at(fx, fy, { turn: 0.06 * wave(phase, 1) }, () => {
    const blink = 1 - 0.9 * pulse(phase, 1, 0.35, 0.06)
    for (const side of [-1, 1])
      pen.at(side * 42, -6, { scaleY: blink }, () => {
        pen.fill(ellipse(0, 0, 20, 27), '#26124a')
        pen.fill(circle(-6, -9, 7), '#ffffff')
      })
    cheeks(pen, 0, 32, 138, 16, '#ff8fb8', 0.7)
    smile(pen, 0, 26, 58, 0.6 + 0.4 * wave(phase, 2), { dark: '#26124a' })
  })
}

function bat(pen, side, phase) {
  pen.at(
    side * 262 + 24 * wave(phase, 1, side * 0.2),
    -270 + 16 * wave(phase, 2, side * 0.3),
    { scale: 0.85 },
    () => {
      const flap = wave(phase, 6, side * 0.1)
      for (const s of [-1, 1])
        pen.at(0, 0, { turn: s * flap * 0.4 }, () =>
          pen.fill(
            svg(
              `M0 -8 Q${s * 40} -50 ${s * 92} -24 Q${s * 74} -6 ${s * 70} 14 Q${s * 52} 0 ${s * 40} 18 Q${s * 22} 6 0 18 Z`
            ),
            '#120827'
          )
        )
      pen.fill(ellipse(0, 4, 19, 25), '#120827')
      pen.fill(
        polygon([
          [-17, -8],
          [-14, -34],
          [-2, -18],
        ]),
        '#120827'
      )
      pen.fill(
        polygon([
          [17, -8],
          [14, -34],
          [2, -18],
        ]),
        '#120827'
      )
      for (const s of [-1, 1]) pen.fill(circle(s * 7, -4, 4), '#ffe14d')
    }
  )
}
