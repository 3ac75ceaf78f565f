import { wave } from '../kit/motion.mjs'
import { blob, box, ellipse, svg } from '../kit/paths.mjs'

export function taco(pen, phase) {
  const back = svg('M-160 112 C-176 -70 -70 -150 20 -150 C120 -150 184 -50 172 100 Z')
  pen.solid(back, pen.linear(0, -150, 0, 110, '#e79a2b', '#c9761d'), { depth: 10 })
  const frill = []
  for (let i = 0; i <= 16; i++) {
    const a = Math.PI * (1.06 - 1.1 * (i / 16))
    const r = 152 + (i % 2 ? 20 : -6) + 4 * wave(phase, 2, i * 0.2)
    frill.push([Math.cos(a) * r, 62 - Math.sin(a) * r * 1.18])
  }
  pen.solid(blob([...frill, [150, 120], [-150, 120]]), '#7cc63f', {
    depth: 10,
    dark: 'rgba(10,80,30,0.35)',
  })
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (0.98 - 0.92 * (i / 8))
    const [x, y] = [Math.cos(a) * 132, 72 - Math.sin(a) * 158]
    if (i % 3 === 1)
      pen.at(x, y, { turn: a }, () => pen.solid(box(0, 0, 46, 44, 10), '#f0443e', { depth: 8 }))
    else
      pen.solid(
        blob([
          [x - 30, y + 6],
          [x - 12, y - 26],
          [x + 20, y - 22],
          [x + 32, y + 12],
          [x, y + 28],
        ]),
        i % 3 ? '#8a4a2a' : '#7a3d22',
        { depth: 7 }
      )
  }
  for (let i = 0; i < 12; i++) {
    const a = Math.PI * (0.95 - 0.86 * (i / 11))
    pen.at(Math.cos(a) * 122, 78 - Math.sin(a) * 148, { turn: i * 1.7 }, () =>
      pen.fill(box(0, 0, 44, 9, 4), i % 2 ? '#ffe27a' : '#ffd24d')
    )
  }
  const front = svg('M-172 112 C-180 -24 -92 -80 4 -80 C104 -80 170 -20 166 112 Q0 140 -172 112 Z')
  pen.solid(front, pen.linear(0, -110, 0, 130, '#ffd268', '#f3a52e'), {
    depth: 18,
    dark: 'rgba(170,70,0,0.3)',
    light: 'rgba(255,255,255,0.5)',
    inside: () => {
      for (const [x, y, r] of [
        [-90, 40, 15],
        [-36, -30, 12],
        [30, 30, 17],
        [86, -18, 11],
        [104, 66, 13],
        [-20, 84, 10],
        [-120, 84, 9],
        [42, -44, 8],
      ])
        pen.fill(ellipse(x, y, r, r * 0.75), '#d98518', 0.42)
    },
  })
}
