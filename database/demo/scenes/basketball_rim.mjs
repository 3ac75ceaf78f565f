import { box, circle, curve, ellipse, polygon, svg } from '../kit/paths.mjs'
import { cycle, lerp, pulse, scatter, wave } from '../kit/motion.mjs'
import { swayingClouds } from '../kit/clouds.mjs'
import { sparkles } from '../kit/decor.mjs'

export const poster = 0.27

const palms = scatter(2, 5, (rnd, i) => ({
  x: -330 + i * 165 + rnd(-30, 30),
  height: rnd(190, 300),
  offset: rnd(),
}))

export function draw(pen, phase) {
  pen.backdrop('#3b1d78', '#b8397f', '#ff7a59', '#ffc46b')
  pen.glow(0, 150, 520, '255,225,140', 0.8)
  pen.fill(circle(0, 190, 190), pen.linear(0, 0, 0, 380, '#fff0a8', '#ff8a5b'))
  swayingClouds(
    pen,
    [
      { x: -200, y: -430, width: 240 },
      { x: 180, y: -300, width: 200 },
      { x: 300, y: -520, width: 260 },
    ],
    phase,
    'rgba(255,200,205,0.5)'
  )
  for (const p of palms) palm(pen, p, phase)
  court(pen)
  const p = cycle(phase, 2)
  const ball = ballAt(p)
  const swish = pulse(phase, 2, -0.44, 0.34)
  hoopBack(pen)
  if (!ball.front) basketball(pen, ball)
  pen.stroke(ellipse(0, 10, 112, 26, 0, Math.PI, Math.PI * 2), '#d93a1c', 15)
  if (ball.inside) basketball(pen, ball)
  net(pen, swish, phase)
  pen.stroke(ellipse(0, 10, 112, 26, 0, 0, Math.PI), '#ff5a2c', 15)
  if (ball.front) basketball(pen, ball)
  sparkles(
    pen,
    [
      [-210, -60, 34],
      [220, 40, 40],
      [-180, 170, 30],
      [200, -200, 34],
    ],
    phase,
    '#fff5cf'
  )
}

/** The ball flies in an arc, drops through the rim, bounces on the court and starts over. */
function ballAt(p) {
  const spin = p * Math.PI * 4
  if (p < 0.42) {
    const u = p / 0.42
    return {
      x: lerp(-250, 0, u),
      y: lerp(470, -40, u) - 4 * 290 * u * (1 - u),
      scale: lerp(1.45, 0.98, u),
      spin,
      front: u < 0.75,
      inside: false,
    }
  }
  if (p < 0.62) {
    const u = (p - 0.42) / 0.2
    return {
      x: 0,
      y: lerp(-40, 470, u * u * 0.6 + u * 0.4),
      scale: 0.98,
      spin,
      front: false,
      inside: true,
    }
  }
  const u = (p - 0.62) / 0.38
  return {
    x: lerp(0, -250, u),
    y: 470 - 4 * 150 * u * (1 - u),
    scale: lerp(0.98, 1.45, u),
    spin,
    front: true,
    inside: false,
  }
}

function palm(pen, p, phase) {
  const sway = 10 * wave(phase, 1, p.offset)
  const top = 400 - p.height
  pen.stroke(
    curve([
      [p.x, 420],
      [p.x + 8, 400 - p.height * 0.5],
      [p.x + sway, top],
    ]),
    '#4a1a55',
    13
  )
  for (const a of [-2.9, -2.3, -1.6, -0.9, -0.3]) {
    const [dx, dy] = [Math.cos(a) * 84, Math.sin(a) * 44 + 26]
    pen.fill(
      svg(
        `M${p.x + sway} ${top} Q${p.x + sway + dx * 0.6} ${top + dy - 46} ${p.x + sway + dx} ${top + dy} Q${p.x + sway + dx * 0.5} ${top + dy - 22} ${p.x + sway} ${top} Z`
      ),
      '#4a1a55'
    )
  }
}

function court(pen) {
  pen.fill(
    polygon([
      [-400, 400],
      [400, 400],
      [400, 700],
      [-400, 700],
    ]),
    pen.linear(0, 400, 0, 640, '#7a2a6b', '#3d1452')
  )
  pen.stroke(svg('M-400 404 H400'), '#ffb48a', 6, 0.8)
  pen.stroke(ellipse(0, 600, 300, 110), '#ffc9a0', 8, 0.7)
  pen.stroke(svg('M-170 404 L-290 660 M170 404 L290 660'), '#ffc9a0', 8, 0.7)
}

function hoopBack(pen) {
  pen.fill(box(0, 300, 40, 480, 6), '#2a1247')
  pen.fill(svg('M-20 60 L-20 200 L20 200 L20 60 Z'), '#2a1247')
  pen.shadow(0, 548, 120, 24, 0.5)
  pen.solid(box(0, -104, 520, 300, 26), pen.linear(0, -254, 0, 46, '#ffffff', '#dfe6fb'), {
    depth: 12,
    dark: 'rgba(60,20,110,0.25)',
  })
  pen.stroke(box(0, -104, 478, 258, 16), '#ff5a4a', 13)
  pen.stroke(box(0, -64, 176, 124, 6), '#ff5a4a', 13)
  pen.clip(box(0, -104, 520, 300, 26), () =>
    pen.fill(
      polygon([
        [-200, -270],
        [-90, -270],
        [-220, 60],
        [-330, 60],
      ]),
      '#ffffff',
      0.5
    )
  )
  pen.fill(box(0, 14, 76, 34, 6), '#c9301c')
}

function net(pen, swish, phase) {
  const rows = 5
  const node = (row, i) => {
    const v = row / rows
    const bulge = Math.sin(v * Math.PI) * swish * 26
    const half = lerp(106, 62, v ** 0.8) + bulge
    const a = (i / 8) * Math.PI
    return [
      -Math.cos(a) * half + wave(phase, 2, v * 0.2) * 6 * v,
      14 + Math.sin(a) * (24 - v * 8) + v * (150 + swish * 34),
    ]
  }
  for (let i = 0; i <= 8; i++) {
    for (const step of [-1, 1]) {
      const line = []
      for (let row = 0; row <= rows; row++) {
        const at = i + step * row
        if (at < 0 || at > 8) break
        line.push(node(row, at))
      }
      if (line.length > 1) pen.stroke(curve(line), '#ffffff', 5.5, 0.95)
    }
  }
  for (const end of [0, 8])
    pen.stroke(curve(Array.from({ length: rows + 1 }, (_, r) => node(r, end))), '#ffffff', 4, 0.7)
}

function basketball(pen, { x, y, scale, spin }) {
  pen.at(x, y, { scale }, () => {
    const skin = circle(0, 0, 82)
    pen.solid(skin, pen.linear(-60, -80, 60, 80, '#ffa24a', '#f0701f'), {
      depth: 17,
      dark: 'rgba(120,20,30,0.35)',
      light: 'rgba(255,255,255,0.4)',
      inside: () =>
        pen.at(0, 0, { turn: spin }, () => {
          for (const line of [
            'M-90 0 H90',
            'M0 -90 V90',
            'M-62 -62 Q-10 0 -62 62',
            'M62 -62 Q10 0 62 62',
          ])
            pen.stroke(svg(line), '#5a1f2b', 6)
        }),
    })
    pen.stroke(skin, '#5a1f2b', 5)
  })
}
