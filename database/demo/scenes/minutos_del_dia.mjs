import { box, circle, ellipse, polygon, svg } from '../kit/paths.mjs'
import { TAU, clamp, lerp, pulse, wave } from '../kit/motion.mjs'
import { driftingClouds } from '../kit/clouds.mjs'
import { hills, rays, stars } from '../kit/decor.mjs'
import { cheeks, eyes, smile } from '../kit/face.mjs'

export const poster = 0.1

export function draw(pen, phase) {
  // One clip is one day: noon at 0, midnight at one half.
  const day = clamp(0.5 + 0.75 * Math.cos(phase * TAU))
  pen.backdrop('#131452', '#34329c', '#7a4fc0')
  stars(pen, 121, 130, phase)
  pen.at(0, 0, { alpha: day }, () => {
    pen.backdrop('#2fa8ee', '#8fdcf7', '#ffe9b8')
    rays(pen, 0, 60, 1100, 18, '#ffffff', phase, 0.16)
  })
  const dusk = clamp(1 - Math.abs(day - 0.5) * 2)
  pen.at(0, 0, { alpha: dusk * 0.75 }, () => pen.backdrop('#5a3fc0', '#ff7a8a', '#ffc46b'))
  orbit(pen, phase, 0, sun)
  orbit(pen, phase, 0.5, moon)
  driftingClouds(
    pen,
    [
      { x: -520, y: -120, width: 250 },
      { x: -140, y: -250, width: 190 },
      { x: 380, y: -170, width: 240 },
    ],
    phase,
    `rgba(255,255,255,${0.35 + 0.5 * day})`
  )
  land(pen, day)
  pen.shadow(0, 306, 280, 34, 0.5)
  const ring = pulse(phase, 1, 0.06, 0.24) + pulse(phase, 1, 0.56, 0.24)
  pen.at(
    ring * 5 * wave(phase, 30),
    40 - ring * 10 * Math.abs(wave(phase, 10)),
    { turn: ring * 0.03 * wave(phase, 20) },
    () => clock(pen, phase, ring)
  )
}

function orbit(pen, phase, offset, body) {
  const a = (phase + offset) * TAU - Math.PI / 2
  pen.at(Math.cos(a) * 480, 170 + Math.sin(a) * 440, {}, () => body(pen, phase))
}

function sun(pen, phase) {
  pen.glow(0, 0, 230, '255,240,170', 0.95)
  for (let i = 0; i < 12; i++)
    pen.at(0, 0, { turn: ((i + phase) * TAU) / 12 }, () =>
      pen.fill(
        polygon([
          [-14, -90],
          [14, -90],
          [0, -124],
        ]),
        '#ffd23f'
      )
    )
  pen.solid(circle(0, 0, 80), '#ffdf4d', { depth: 12, dark: 'rgba(255,120,0,0.35)' })
}

function moon(pen) {
  pen.glow(0, 0, 190, '210,215,255', 0.7)
  pen.solid(circle(0, 0, 72), '#fbf6dc', {
    depth: 14,
    dark: 'rgba(110,100,190,0.4)',
    inside: () =>
      [
        [-24, -16, 15],
        [22, 18, 19],
        [16, -34, 9],
      ].forEach(([x, y, r]) => pen.fill(circle(x, y, r), '#ddd5bb')),
  })
}

/** The colour by day, sunk into the blue of the night. */
function lit(colour, day) {
  const night = [26, 28, 96]
  const share = 0.45 + 0.55 * day
  return `rgb(${[1, 3, 5].map((at, i) => Math.round(lerp(night[i], parseInt(colour.slice(at, at + 2), 16), share)))})`
}

function land(pen, day) {
  hills(pen, 260, 150, lit('#4fb58a', day), 2)
  hills(pen, 310, 110, lit('#359a77', day), 5)
  for (const [x, y, s] of [
    [-470, 236, 1],
    [-380, 262, 0.7],
    [430, 246, 1.1],
    [540, 262, 0.8],
  ]) {
    pen.at(x, y, { scale: s }, () => {
      pen.fill(box(0, 20, 16, 70, 4), lit('#6b4436', day))
      pen.solid(circle(0, -50, 62), lit('#2f8f62', day), { depth: 14 })
    })
  }
  pen.fill(svg('M-700 292 Q0 256 700 292 V400 H-700 Z'), lit('#2a7f6a', day))
}

function bell(pen, side, ring, phase) {
  pen.at(
    side * 126,
    -184,
    { turn: side * 0.62 + ring * 0.12 * wave(phase, 30, side * 0.25) },
    () => {
      pen.solid(box(0, 22, 18, 50, 6), '#7a2a5c', { depth: 4 })
      pen.solid(
        svg('M-84 6 Q-80 -84 0 -88 Q80 -84 84 6 Q0 26 -84 6 Z'),
        pen.linear(0, -88, 0, 10, '#ffe06b', '#f7a52a'),
        { depth: 13, dark: 'rgba(190,70,0,0.35)', light: 'rgba(255,255,255,0.6)' }
      )
      pen.fill(circle(0, -92, 13), '#f7a52a')
    }
  )
  if (ring > 0.1)
    for (let i = 0; i < 3; i++) {
      const r = 120 + i * 26
      pen.stroke(
        ellipse(
          side * 150,
          -210,
          r,
          r,
          0,
          side > 0 ? -0.75 : Math.PI + 0.25,
          side > 0 ? -0.25 : Math.PI + 0.75
        ),
        '#ffffff',
        8,
        ring * (0.9 - i * 0.22)
      )
    }
}

function clock(pen, phase, ring) {
  for (const side of [-1, 1])
    pen.solid(
      svg(
        `M${side * 110} 170 L${side * 170} 262 q${side * -10} 16 ${side * -34} 6 L${side * 66} 196 Z`
      ),
      '#7a2a5c',
      { depth: 8 }
    )
  pen.stroke(svg('M-46 -238 Q0 -304 46 -238'), '#7a2a5c', 18)
  pen.at(0, -226, { turn: ring * 0.35 * wave(phase, 30) }, () =>
    pen.solid(box(0, 0, 42, 34, 10), '#7a2a5c', { depth: 5 })
  )
  for (const side of [-1, 1]) bell(pen, side, ring, phase)
  pen.solid(circle(0, 0, 230), pen.linear(-200, -200, 200, 200, '#ff6f7d', '#e0345f'), {
    depth: 24,
    dark: 'rgba(90,0,70,0.3)',
    light: 'rgba(255,255,255,0.45)',
  })
  const dial = circle(0, 0, 186)
  pen.fill(dial, '#fffaf0')
  pen.clip(dial, () => pen.outside(dial, 9, 11, 'rgba(90,30,70,0.18)'))
  for (let i = 0; i < 60; i++)
    pen.at(0, 0, { turn: (i * TAU) / 60 }, () =>
      pen.fill(box(0, -166, i % 5 ? 4 : 11, i % 5 ? 12 : 30, 3), i % 15 ? '#c2a8c9' : '#e0345f')
    )
  eyes(pen, 0, -44, 104, 27, phase, {
    look: [0.25 * Math.sin(phase * TAU), -0.2 * Math.cos(phase * TAU)],
    blink: 0.35,
  })
  cheeks(pen, 0, 4, 190, 20, '#ff9aa8', 0.7)
  smile(pen, 0, 36, 76, 0.25 + ring * 0.75)
  hands(pen, phase)
}

/** Two turns of the hour hand are a day, so every hand is back in place at the end of the clip. */
function hands(pen, phase) {
  pen.at(0, 0, { turn: phase * TAU * 2 }, () =>
    pen.solid(svg('M-9 14 L-7 -84 Q0 -104 7 -84 L9 14 Z'), '#3a1a5c', { depth: 3 })
  )
  pen.at(0, 0, { turn: phase * TAU * 6 }, () =>
    pen.solid(svg('M-6 18 L-5 -134 Q0 -152 5 -134 L6 18 Z'), '#5c2f8a', { depth: 3 })
  )
  pen.fill(circle(0, 0, 16), '#ffc22e')
  pen.fill(circle(0, 0, 7), '#3a1a5c')
}
