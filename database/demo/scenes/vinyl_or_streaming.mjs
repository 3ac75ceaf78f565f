import { box, circle, ellipse, heart, polygon, star, svg } from '../kit/paths.mjs'
import { TAU, scatter, wave } from '../kit/motion.mjs'
import { notes } from '../kit/decor.mjs'

export const poster = 0.18

const rings = scatter(26, 9, (_, i) => 96 + i * 13)
const PALETTE = ['#ff5c8a', '#ffb03a', '#ffe14d', '#3dd6b5', '#57a8ff', '#b57bff']

export function draw(pen, phase) {
  pen.backdrop('#ff8a5c', '#f9507a', '#8a2f9a')
  for (let i = 7; i >= 0; i--) {
    pen.fill(
      circle(-150, 20, 330 + i * 110 + 14 * wave(phase, 2, -i * 0.12)),
      i % 2 ? '#ffc27a' : '#e0407f',
      0.16
    )
  }
  equalizer(pen, phase)
  pen.shadow(-130, 250, 400, 70, 0.45)
  pen.at(-138, 10, { turn: -0.05, scale: 0.93 }, () => turntable(pen, phase))
  pen.shadow(232, 292, 190, 40, 0.5)
  pen.at(226, 16 + 8 * wave(phase, 2), { turn: 0.09 + 0.025 * wave(phase, 2, 0.2) }, () =>
    phone(pen, phase)
  )
  notes(pen, -150, -140, phase, {
    count: 5,
    rise: 220,
    spread: 260,
    colours: ['#fff6dc', '#ffe14d'],
    scale: 1.1,
  })
}

function equalizer(pen, phase) {
  for (let i = -15; i <= 15; i++) {
    const high = 120 + 70 * wave(phase, 2, i * 0.19) + 40 * wave(phase, 5, i * 0.31)
    pen.fill(box(i * 43, 400 - high / 2, 28, high + 40, 14), '#5a1c74', 0.45)
  }
}

function turntable(pen, phase) {
  pen.solid(box(0, 30, 500, 470, 40), '#7a3d2b', { depth: 14 })
  pen.solid(box(0, 6, 500, 456, 40), pen.linear(-250, -220, 250, 230, '#e0a06a', '#b86f42'), {
    depth: 14,
    dark: 'rgba(80,10,40,0.25)',
    light: 'rgba(255,255,255,0.4)',
    inside: () => {
      for (let i = 0; i < 6; i++)
        pen.stroke(
          svg(`M-260 ${-180 + i * 78} Q-60 ${-200 + i * 80} 260 ${-170 + i * 76}`),
          '#a05a35',
          4,
          0.4
        )
    },
  })
  pen.fill(circle(-30, 4, 214), '#2a1a33')
  pen.at(-30, 0, {}, () => record(pen, phase))
  knobs(pen, phase)
  tonearm(pen, phase)
}

function record(pen, phase) {
  pen.solid(circle(0, 0, 206), '#1d1426', { depth: 8, light: 'rgba(255,255,255,0.25)' })
  for (const r of rings) pen.stroke(circle(0, 0, r), '#ffffff', 2, r % 2 ? 0.09 : 0.16)
  // Light stays put while the disc turns; only the label shows the turning.
  for (const a of [-0.9, Math.PI - 0.9])
    pen.fill(
      polygon([
        [0, 0],
        [Math.cos(a - 0.22) * 204, Math.sin(a - 0.22) * 204],
        [Math.cos(a + 0.22) * 204, Math.sin(a + 0.22) * 204],
      ]),
      '#ffffff',
      0.13 + 0.03 * wave(phase, 3)
    )
  pen.at(0, 0, { turn: phase * TAU * 3 }, () => {
    pen.fill(circle(0, 0, 80), '#ffd24d')
    for (let i = 0; i < 3; i++)
      pen.fill(
        polygon([
          [0, 0],
          ...[0, 1, 2, 3, 4].map((k) => [
            Math.cos(((i + k / 8) * TAU) / 3) * 80,
            Math.sin(((i + k / 8) * TAU) / 3) * 80,
          ]),
        ]),
        '#ff5c6c'
      )
    pen.fill(circle(0, 0, 36), '#fff3d6')
    pen.fill(star(0, -56, 12, 5, 5), '#ffffff')
  })
  pen.fill(circle(0, 0, 9), '#2a1a33')
}

function knobs(pen, phase) {
  for (const [x, y, r] of [
    [208, 190, 24],
    [208, 128, 17],
  ]) {
    pen.solid(circle(x, y, r), '#f7e6cf', { depth: 5 })
    pen.at(x, y, { turn: 0.5 * wave(phase, 1) }, () =>
      pen.fill(box(0, -r * 0.5, 5, r * 0.8, 2), '#7a3d2b')
    )
  }
  pen.fill(circle(-216, 196, 10), '#ff4a4a')
  pen.glow(-216, 196, 34, '255,90,90', 0.5 + 0.3 * wave(phase, 4))
}

function tonearm(pen, phase) {
  pen.at(206, -172, { turn: 0.03 * wave(phase, 2) }, () => {
    pen.shadow(6, 12, 56, 50, 0.4)
    pen.solid(circle(0, 0, 42), '#efe6f2', { depth: 8 })
    pen.stroke(svg('M0 0 Q20 150 -90 238'), '#4b3358', 18)
    pen.stroke(svg('M0 0 Q20 150 -90 238'), '#f4eef7', 12)
    pen.at(-98, 246, { turn: 0.85 }, () => pen.solid(box(0, 0, 34, 62, 8), '#ff5c6c', { depth: 5 }))
    pen.solid(circle(0, 0, 20), '#b39fc0', { depth: 4 })
  })
}

function phone(pen, phase) {
  pen.solid(box(0, 0, 268, 520, 46), '#1b1233', { depth: 10, light: 'rgba(255,255,255,0.5)' })
  const screen = box(0, 0, 240, 492, 34)
  pen.fill(screen, pen.linear(0, -250, 0, 250, '#3b2a8c', '#6a2fa0', '#b5387f'))
  pen.clip(screen, () => {
    cover(pen, phase)
    for (let i = -6; i <= 6; i++) {
      const high = 34 + 26 * wave(phase, 4, i * 0.17) + 14 * wave(phase, 7, i * 0.4)
      pen.fill(box(i * 16, 96, 9, Math.max(8, high), 5), PALETTE[(i + 6) % 6])
    }
    pen.fill(box(0, 152, 190, 7, 4), '#ffffff', 0.35)
    pen.fill(box(-38, 152, 114, 7, 4), '#ffffff')
    pen.fill(circle(19, 152, 10), '#ffffff')
    pen.fill(circle(0, 202, 33 + 2 * wave(phase, 4)), '#ffffff')
    for (const side of [-1, 1]) {
      pen.fill(box(side * 9, 202, 9, 30, 3), '#6a2fa0')
      pen.fill(
        polygon([
          [side * 58, 188],
          [side * 58, 216],
          [side * 84, 202],
        ]),
        '#ffffff'
      )
    }
  })
  pen.fill(box(0, -226, 74, 16, 8), '#1b1233')
}

function cover(pen, phase) {
  const art = box(0, -92, 188, 188, 22)
  pen.fill(art, pen.linear(-90, -180, 90, 0, '#27d3c5', '#2a7de0'))
  pen.clip(art, () => {
    pen.fill(circle(40, -130, 34), '#ffe14d')
    for (let n = 0; n < 3; n++) {
      const d = Array.from(
        { length: 10 },
        (_, i) => `${-110 + i * 26} ${-70 + n * 28 + 10 * wave(phase, 2, i * 0.15 + n * 0.2)}`
      ).join(' L')
      pen.fill(svg(`M${d} L140 20 L-140 20 Z`), ['#ff8ab0', '#f9507a', '#8a2f9a'][n])
    }
  })
  pen.at(78, 38, { scale: 1 + 0.15 * wave(phase, 4) }, () => pen.fill(heart(0, 0, 32), '#ff5c8a'))
  pen.fill(ellipse(-50, 38, 44, 7), '#ffffff', 0.8)
}
