import { scatter } from '../kit/motion.mjs'
import { blob, box, ellipse, svg } from '../kit/paths.mjs'

const sesame = scatter(4, 16, (rnd) => ({
  x: rnd(-105, 105),
  y: rnd(-78, -28),
  turn: rnd(-0.8, 0.8),
}))

export function burger(pen, jump) {
  const bounce = jump * 26
  pen.solid(
    svg('M-134 -44 H134 V-22 Q134 14 96 14 H-96 Q-134 14 -134 -22 Z'),
    pen.linear(0, -44, 0, 14, '#f0a045', '#d67c2b'),
    { depth: 10 }
  )
  pen.at(0, -bounce * 0.25, {}, () => {
    const ruffle = []
    for (let i = 0; i <= 14; i++) ruffle.push([-150 + i * 21.4, -46 + (i % 2 ? 15 : -2)])
    pen.solid(blob([...ruffle, [140, -76], [-140, -76]]), '#78c441', {
      depth: 8,
      dark: 'rgba(10,80,30,0.35)',
    })
  })
  pen.at(0, -bounce * 0.5, {}, () => {
    pen.solid(box(0, -92, 282, 52, 26), pen.linear(0, -118, 0, -66, '#84452a', '#5d2c1d'), {
      depth: 10,
    })
    pen.solid(
      svg('M-140 -122 H140 L112 -104 L70 -78 L26 -106 L-30 -106 L-72 -70 L-112 -106 Z'),
      '#ffc62e',
      { depth: 7, dark: 'rgba(220,110,0,0.4)' }
    )
  })
  pen.at(0, -bounce * 0.75, {}, () => {
    pen.solid(box(-62, -132, 132, 24, 12), '#ee3f3b', { depth: 6 })
    pen.solid(box(66, -132, 132, 24, 12), '#ee3f3b', { depth: 6 })
    pen.solid(curveBand(), '#9ad65b', { depth: 6, dark: 'rgba(10,80,30,0.35)' })
  })
  pen.at(0, -148 - bounce, { scaleY: 1 + jump * 0.04 }, () => {
    pen.solid(
      svg('M-140 0 C-146 -84 -82 -134 0 -134 C82 -134 146 -84 140 0 Q0 14 -140 0 Z'),
      pen.linear(0, -134, 0, 10, '#ffbe5c', '#e08a34'),
      {
        depth: 18,
        dark: 'rgba(150,50,0,0.28)',
        light: 'rgba(255,255,255,0.45)',
      }
    )
    for (const s of sesame)
      if (Math.hypot(s.x / 112, (s.y + 20) / 90) < 1)
        pen.at(s.x, s.y - 22, { turn: s.turn }, () => pen.fill(ellipse(0, 0, 9, 6), '#fff1c9'))
  })
}

function curveBand() {
  const points = []
  for (let i = 0; i <= 12; i++) points.push([-140 + i * 23.3, -142 + (i % 2 ? 10 : -4)])
  return blob([...points, [136, -158], [-136, -158]])
}
