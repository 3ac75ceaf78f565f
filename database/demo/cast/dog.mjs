import { wave } from '../kit/motion.mjs'
import { box, circle, curve, ellipse, svg } from '../kit/paths.mjs'
import { cheeks, eyes, smile } from '../kit/face.mjs'

export function dog(pen, phase) {
  const wag = wave(phase, 6)
  pen.stroke(
    curve([
      [86, 40],
      [122, 0],
      [140 + wag * 20, -62],
    ]),
    '#8a5638',
    34
  )
  pen.solid(svg('M-112 60 C-120 -50 -70 -110 0 -110 C70 -110 120 -50 112 60 Z'), '#a2683f', {
    depth: 16,
    inside: () => pen.fill(ellipse(0, 26, 60, 96), '#fff0dc'),
  })
  pen.solid(box(0, -62, 128, 26, 13), '#e8385a', { depth: 5 })
  pen.solid(circle(0, -40, 19), '#ffd23f', { depth: 4 })
  pen.at(0, -148 + 5 * wave(phase, 4), { turn: 0.1 * wave(phase, 2, 0.4) }, () => {
    pen.solid(
      svg(
        'M0 -96 C80 -96 118 -50 118 4 C118 66 66 96 0 96 C-66 96 -118 66 -118 4 C-118 -50 -80 -96 0 -96 Z'
      ),
      '#b5784a',
      {
        depth: 15,
        light: 'rgba(255,255,255,0.3)',
        inside: () => {
          pen.fill(svg('M-24 -110 H24 Q16 -20 44 10 L0 30 L-44 10 Q-16 -20 -24 -110 Z'), '#fff5e6')
          pen.fill(ellipse(0, 52, 76, 56), '#fff5e6')
        },
      }
    )
    for (const side of [-1, 1]) {
      pen.at(side * 96, -64, { turn: side * (-0.1 - 0.16 * wave(phase, 4, 0.2)) }, () =>
        pen.solid(
          svg(
            `M${side * -26} -20 Q${side * 40} -34 ${side * 56} 40 Q${side * 54} 116 ${side * 18} 112 Q${side * -14} 100 ${side * -26} -20 Z`
          ),
          '#7a4527',
          { depth: 9 }
        )
      )
    }
    eyes(pen, 0, -16, 104, 23, phase, { white: null, pupil: 0.95, blink: 0.25, look: [-0.1, 0] })
    pen.at(0, 54, {}, () => {
      smile(pen, 0, 6, 66, 0.7 + 0.3 * wave(phase, 4))
      pen.solid(svg('M-32 -30 Q0 -44 32 -30 Q30 0 0 6 Q-30 0 -32 -30 Z'), '#33202b', { depth: 5 })
    })
    cheeks(pen, 0, 40, 164, 17, '#ff8f7a', 0.45)
  })
}
