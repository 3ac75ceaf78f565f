import { pulse, wave } from '../kit/motion.mjs'
import { ellipse, leaf, ribbon, svg } from '../kit/paths.mjs'
import { eyes } from '../kit/face.mjs'

export function cat(pen, phase) {
  const spine = Array.from({ length: 9 }, (_, i) => [
    -90 - i * 13 + 26 * Math.sin(i * 0.62 + 0.8) * wave(phase, 2, -i * 0.04),
    30 - i * 26,
  ])
  pen.solid(
    ribbon(spine, (p) => 19 - p * 5),
    '#f0923a',
    { depth: 7 }
  )
  pen.solid(svg('M-104 60 C-112 -60 -62 -120 0 -120 C62 -120 112 -60 104 60 Z'), '#ff9f3f', {
    depth: 16,
    inside: () => pen.fill(ellipse(0, 20, 52, 90), '#ffd9a0'),
  })
  pen.at(0, -140, { turn: 0.07 * wave(phase, 2) }, () => {
    for (const side of [-1, 1]) {
      pen.at(
        side * 72,
        -62,
        { turn: side * (0.12 + 0.16 * pulse(phase, 2, side * 0.2, 0.2)), scaleX: side },
        () => {
          pen.solid(svg('M-40 34 Q8 -84 22 -76 Q46 -40 40 34 Z'), '#ff9f3f', { depth: 8 })
          pen.fill(svg('M-18 26 Q6 -48 16 -46 Q28 -20 22 26 Z'), '#ff8fa3')
        }
      )
    }
    pen.solid(
      svg(
        'M0 -92 C92 -92 138 -40 128 16 C120 66 64 84 0 84 C-64 84 -120 66 -128 16 C-138 -40 -92 -92 0 -92 Z'
      ),
      '#ffab4d',
      {
        depth: 15,
        light: 'rgba(255,255,255,0.35)',
        inside: () => {
          for (const x of [-30, 0, 30]) pen.fill(leaf(x, -104, 62, 11, Math.PI / 2), '#e57f24')
          for (const side of [-1, 1])
            for (const y of [4, 34])
              pen.fill(leaf(side * 140, y, 52, 8, side > 0 ? Math.PI : 0), '#e57f24')
          pen.fill(ellipse(0, 54, 56, 40), '#fff0d6')
        },
      }
    )
    eyes(pen, 0, -10, 108, 29, phase, {
      white: '#d9f26b',
      look: [0.22 + 0.1 * wave(phase, 1), 0.08],
      pupil: 0.56,
      blink: 0.62,
    })
    pen.fill(svg('M-15 26 H15 L0 42 Z'), '#ff6f88')
    pen.stroke(svg('M0 42 Q-4 60 -24 56 M0 42 Q4 60 24 56'), '#5b2a2a', 5)
    for (const side of [-1, 1])
      for (const dy of [-8, 8])
        pen.stroke(
          svg(`M${side * 66} ${40 + dy * 0.5} L${side * 142} ${34 + dy * 2}`),
          '#ffffff',
          4,
          0.9
        )
  })
}
