import { pulse, wave } from '../kit/motion.mjs'
import { box, circle, ellipse, leaf, polygon, svg } from '../kit/paths.mjs'
import { cat } from '../cast/cat.mjs'
import { dog } from '../cast/dog.mjs'

export const poster = 0.12

export function draw(pen, phase) {
  pen.backdrop('#ffe1b8', '#ffc89a', '#f7a98a')
  wall(pen, phase)
  pen.fill(box(0, 350, 1300, 150), pen.linear(0, 275, 0, 360, '#b9655a', '#96484f'))
  pen.fill(ellipse(0, 330, 560, 54), '#f4d9b0')
  pen.fill(ellipse(0, 330, 510, 44), '#e9a06b')
  sofaBack(pen)
  pen.at(-165, 118, {}, () => cat(pen, phase))
  pen.at(168, 118, {}, () => dog(pen, phase))
  sofaFront(pen)
  paws(pen, phase)
}

function wall(pen, phase) {
  for (let i = -9; i <= 9; i++) pen.fill(box(i * 74, 0, 26, 760), '#ffffff', 0.1)
  pen.at(0, -238, {}, () => {
    pen.solid(box(0, 0, 190, 150, 8), '#ffffff', { depth: 6 })
    pen.fill(box(0, 0, 160, 120, 4), pen.linear(0, -60, 0, 60, '#7fd3e8', '#d8f3ef'))
    pen.clip(box(0, 0, 160, 120, 4), () => {
      pen.fill(circle(40, -20, 20), '#ffd54d')
      pen.fill(
        polygon([
          [-90, 70],
          [-34, -14],
          [14, 70],
        ]),
        '#4a9f8f'
      )
      pen.fill(
        polygon([
          [-30, 70],
          [36, 6],
          [100, 70],
        ]),
        '#37836f'
      )
    })
  })
  pen.at(-520, 300, {}, () => {
    for (const [a, l] of [
      [-2.3, 180],
      [-0.8, 180],
      [-1.9, 240],
      [-1.2, 240],
      [-1.55, 280],
    ])
      pen.solid(leaf(0, -100, l, 46, a + 0.05 * wave(phase, 1, l / 90)), '#3a9d6b', {
        depth: 9,
        dark: 'rgba(0,50,60,0.3)',
      })
    pen.solid(
      polygon([
        [-76, -110],
        [76, -110],
        [54, 10],
        [-54, 10],
      ]),
      '#fff3e0',
      { depth: 14 }
    )
  })
  pen.at(520, 0, {}, () => {
    pen.glow(0, -120, 300, '255,240,180', 0.8)
    pen.fill(box(0, 90, 12, 420, 6), '#7a3f45')
    pen.fill(ellipse(0, 304, 80, 16), '#7a3f45')
    pen.solid(
      polygon([
        [-70, -230],
        [70, -230],
        [120, -90],
        [-120, -90],
      ]),
      '#fff0b5',
      { depth: 12, dark: 'rgba(230,120,40,0.3)' }
    )
  })
}

function sofaBack(pen) {
  pen.shadow(0, 318, 480, 44, 0.55)
  pen.solid(
    svg('M-400 240 V-20 Q-400 -96 -320 -96 H320 Q400 -96 400 -20 V240 Z'),
    pen.linear(0, -96, 0, 240, '#27a0a0', '#177580'),
    { depth: 16, dark: 'rgba(0,30,60,0.25)' }
  )
  pen.stroke(svg('M0 -84 V140'), '#12656f', 6, 0.7)
}

function sofaFront(pen) {
  for (const side of [-1, 1]) pen.fill(box(side * 330, 316, 30, 40, 6), '#5b2f2b')
  for (const side of [-1, 1])
    pen.solid(box(side * 172, 168, 350, 92, 30), pen.linear(0, 122, 0, 214, '#35b8b3', '#1f9296'), {
      depth: 12,
      dark: 'rgba(0,30,60,0.22)',
    })
  pen.solid(box(0, 258, 800, 96, 24), pen.linear(0, 210, 0, 300, '#1f8d93', '#166a76'), {
    depth: 12,
    dark: 'rgba(0,30,60,0.25)',
  })
  for (const side of [-1, 1])
    pen.solid(box(side * 396, 170, 108, 280, 50), pen.linear(0, 30, 0, 310, '#35b8b3', '#1a8088'), {
      depth: 16,
      dark: 'rgba(0,30,60,0.25)',
    })
}

function paws(pen, phase) {
  for (const x of [-206, -126]) pen.solid(ellipse(x, 132, 32, 25), '#ffb04d', { depth: 7 })
  for (const x of [126, 210])
    pen.solid(ellipse(x, 134 - 10 * pulse(phase, 2, x / 700, 0.3), 36, 27), '#fff5e6', { depth: 7 })
}
