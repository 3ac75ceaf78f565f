import { blob, box, circle, curve, ellipse, leaf, polygon, svg } from '../kit/paths.mjs'
import { TAU, wave } from '../kit/motion.mjs'
import { notes, rays, sparkles } from '../kit/decor.mjs'
import { confetti, papelPicado } from '../kit/fiesta.mjs'

export const poster = 0.2

const PARTY = ['#ffd23f', '#2fd0d8', '#ff5c8a', '#7be06a', '#ffffff']

export function draw(pen, phase) {
  pen.backdrop('#4a1a8c', '#b5257f', '#ff6f4f', '#ffb347')
  rays(pen, 0, 0, 1000, 16, '#ffd97a', phase, 0.2)
  pen.glow(0, 0, 440, '255,225,150', 0.7)
  papelPicado(pen, -560, 90, ['#2fd0d8', '#ffd23f', '#ff5c8a', '#7be06a'], phase, 130)
  papelPicado(pen, -410, 70, ['#ff5c8a', '#7be06a', '#ffd23f', '#2fd0d8', '#ff8a3c'], phase, 110)
  bunting(pen)
  confetti(pen, 41, 16, phase, PARTY, { size: 11 })
  const beat = wave(phase, 4)
  pen.at(-168, 30 + 6 * beat, { turn: -0.3 + 0.07 * wave(phase, 2), scale: 0.98 }, () =>
    guitar(pen, phase)
  )
  pen.at(
    118,
    14 - 6 * beat,
    { turn: -0.6 + 0.09 * wave(phase, 2, 0.3), scale: 0.84 + 0.02 * beat },
    () => trumpet(pen, phase)
  )
  notes(pen, 80, -160, phase, {
    count: 5,
    rise: 300,
    spread: 250,
    colours: ['#fff6dc', '#ffd23f', '#2fd0d8'],
    scale: 1.35,
  })
  sparkles(
    pen,
    [
      [-290, -200, 38],
      [300, 150, 40],
      [-20, 200, 32],
      [280, -250, 34],
    ],
    phase,
    '#fff6d0'
  )
}

function bunting(pen) {
  pen.fill(
    svg('M-400 330 Q0 270 400 330 V700 H-400 Z'),
    pen.linear(0, 300, 0, 640, '#8a1f6b', '#3d0f52')
  )
  ;['#ffd23f', '#2fd0d8', '#ff5c8a', '#7be06a'].forEach((c, i) =>
    pen.stroke(svg(`M-400 ${352 + i * 30} Q0 ${292 + i * 30} 400 ${352 + i * 30}`), c, 13, 0.9)
  )
  for (let i = -3; i <= 3; i++)
    flower(pen, i * 112, 500 + 10 * Math.cos(i), 46, ['#ff5c8a', '#ffd23f', '#2fd0d8'][(i + 3) % 3])
}

function flower(pen, x, y, size, colour) {
  for (const a of [0.4, 2.7]) pen.fill(leaf(x, y, size * 1.7, 15, a), '#2fa650')
  for (let i = 0; i < 8; i++)
    pen.solid(
      ellipse(
        x + Math.cos((i * TAU) / 8) * size * 0.55,
        y + Math.sin((i * TAU) / 8) * size * 0.55,
        size * 0.42,
        size * 0.24,
        (i * TAU) / 8
      ),
      colour,
      { depth: 4 }
    )
  pen.fill(circle(x, y, size * 0.34), '#fff3b8')
}

function guitar(pen, phase) {
  pen.solid(box(0, -150, 44, 260, 6), '#6b3420', { depth: 7 })
  for (let i = 0; i < 8; i++) pen.stroke(svg(`M-20 ${-52 - i * 25} H20`), '#f2d9a0', 3)
  pen.solid(svg('M-30 -268 L-42 -362 Q0 -384 42 -362 L30 -268 Z'), '#4a2116', { depth: 7 })
  for (const s of [-1, 1])
    for (let i = 0; i < 3; i++)
      pen.solid(ellipse(s * 50, -346 + i * 28, 14, 8), '#fff0d0', { depth: 3 })
  const body = blob([
    [0, -62],
    [82, -44],
    [104, 14],
    [80, 66],
    [112, 118],
    [126, 186],
    [84, 246],
    [0, 262],
    [-84, 246],
    [-126, 186],
    [-112, 118],
    [-80, 66],
    [-104, 14],
    [-82, -44],
  ])
  pen.solid(body, '#8a3f1f', { depth: 0, rim: 0 })
  pen.at(-6, -6, { scale: 0.965 }, () =>
    pen.solid(body, pen.linear(-120, -60, 120, 260, '#ffc46b', '#e8842f'), {
      depth: 14,
      dark: 'rgba(130,40,0,0.3)',
      light: 'rgba(255,255,255,0.45)',
    })
  )
  for (const side of [-1, 1])
    for (const y of [206, 6])
      pen.fill(leaf(side * 60, y, 44, 13, side > 0 ? -0.9 : -2.2), '#d9481f', 0.9)
  pen.stroke(circle(0, 74, 56), '#d9481f', 8)
  pen.stroke(circle(0, 74, 49), '#2fb9c9', 5)
  pen.fill(circle(0, 74, 46), '#4a1f16')
  pen.solid(box(0, 190, 112, 22, 8), '#6b3420', { depth: 5 })
  for (let i = 0; i < 6; i++) {
    const x = -15 + i * 6
    const pluck = 3.5 * wave(phase, 14, i * 0.17) * (0.5 + 0.5 * wave(phase, 4, i * 0.1))
    pen.stroke(
      curve([
        [x, -350],
        [x * 1.2, -60],
        [x * 1.4 + pluck, 70],
        [x * 1.5, 188],
      ]),
      '#fff8e6',
      2.6
    )
  }
}

function trumpet(pen, phase) {
  const gold = pen.linear(0, -70, 0, 120, '#ffe98a', '#ffc22e', '#e8901f')
  const tube = (d, width = 26) => {
    pen.stroke(svg(d), '#b5651a', width)
    pen.stroke(svg(d), '#ffcb3d', width - 7)
    pen.at(-3, -4, {}, () => pen.stroke(svg(d), '#fff0a8', width * 0.2))
  }
  tube('M-218 0 H160')
  tube('M-120 0 Q-176 0 -176 52 Q-176 104 -120 104 H80 Q130 104 130 52 Q130 8 90 0')
  for (let i = 0; i < 3; i++) {
    const x = -70 + i * 54
    const press = 15 * Math.max(0, wave(phase, 4, i * 0.33))
    pen.fill(box(x, -62 + press, 10, 50, 4), '#e8e2f0')
    pen.solid(box(x, -86 + press, 36, 15, 7), '#ffffff', { depth: 4 })
    pen.solid(box(x, 46, 42, 150, 14), gold, {
      depth: 9,
      dark: 'rgba(170,70,0,0.35)',
      light: 'rgba(255,255,255,0.6)',
    })
    pen.fill(box(x, -10, 48, 13, 5), '#e8901f')
    pen.fill(box(x, 104, 48, 13, 5), '#e8901f')
  }
  pen.solid(svg('M-252 -20 Q-232 -10 -214 -11 V11 Q-232 10 -252 20 Z'), '#f2ecf7', { depth: 4 })
  const bell = svg('M96 -17 Q180 -20 236 -92 L262 -92 V92 L236 92 Q180 20 96 17 Z')
  pen.solid(bell, pen.linear(0, -90, 0, 90, '#ffe98a', '#ffc22e', '#e0801a'), {
    depth: 13,
    dark: 'rgba(170,70,0,0.35)',
    light: 'rgba(255,255,255,0.6)',
  })
  pen.fill(ellipse(262, 0, 26, 98), '#fff0a8')
  pen.fill(ellipse(264, 0, 18, 82), '#b5651a')
  const blast = 0.5 + 0.5 * wave(phase, 4, 0.2)
  for (const [a, l] of [
    [-0.5, 60],
    [0, 76],
    [0.5, 60],
  ]) {
    const [c, s] = [Math.cos(a), Math.sin(a)]
    pen.fill(
      polygon([
        [304 + c * 6, s * 80 - 8],
        [304 + c * l * blast, s * 80 + s * l * blast * 0.6],
        [304 + c * 6, s * 80 + 8],
      ]),
      '#fff6d0',
      blast
    )
  }
}
