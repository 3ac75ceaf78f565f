import { TAU, cycle, scatter, wave } from './motion.mjs'
import { box, circle, curve, ellipse, star, svg } from './paths.mjs'

/** Bits that fall (or rise, with a negative `cycles`) over the whole height, swaying. */
export function confetti(pen, seed, count, phase, colours, { cycles = 1, size = 9 } = {}) {
  const all = scatter(seed, count, (rnd, i) => ({
    x: rnd(pen.left, pen.right),
    offset: rnd(),
    sway: rnd(8, 26),
    spin: rnd(),
    size: size * rnd(0.7, 1.3),
    colour: colours[i % colours.length],
    round: rnd() > 0.6,
  }))
  for (const c of all) {
    const life = cycle(phase, cycles, c.offset)
    const y = pen.top - 30 + life * (pen.height + 60)
    pen.at(
      c.x + wave(phase, 1, c.spin) * c.sway,
      y,
      { turn: (c.spin + phase) * TAU, scaleY: wave(phase, 2, c.spin) },
      () =>
        pen.fill(
          c.round ? circle(0, 0, c.size * 0.6) : box(0, 0, c.size * 1.5, c.size * 0.8, 2),
          c.colour
        )
    )
  }
}

/** A garland of cut paper flags hanging between two points. */
export function papelPicado(pen, y, sag, colours, phase, size = 92) {
  const count = Math.ceil(pen.width / size) + 1
  const lineAt = (x) => y + sag * (1 - (x / (pen.width / 2)) ** 2)
  const line = []
  for (let x = pen.left - 20; x <= pen.right + 20; x += 40) line.push([x, lineAt(x)])
  pen.stroke(curve(line), 'rgba(60,10,50,0.55)', 4)
  for (let i = 0; i < count; i++) {
    const x = pen.left + (i + 0.5) * (pen.width / (count - 1)) - pen.width / (count - 1) / 2
    pen.at(
      x,
      lineAt(x),
      { turn: 0.07 * wave(phase, 2, i * 0.13), scaleY: 1 + 0.04 * wave(phase, 2, i * 0.21) },
      () => flag(pen, colours[i % colours.length], size * 0.9)
    )
  }
}

function flag(pen, colour, w) {
  const h = w * 0.92
  const scallops = [0, 1, 2, 3].map((i) => `a${w / 8} ${w / 8} 0 0 1 ${-w / 4} 0`).join(' ')
  pen.solid(svg(`M${-w / 2} 0 H${w / 2} V${h * 0.8} ${scallops} Z`), colour, { depth: 5, rim: 0 })
  const hole = 'rgba(70,10,60,0.28)'
  pen.fill(star(0, h * 0.42, w * 0.2, w * 0.09, 8), hole)
  for (const side of [-1, 1]) {
    pen.fill(ellipse(side * w * 0.33, h * 0.2, w * 0.06, w * 0.1, side * 0.5), hole)
    pen.fill(ellipse(side * w * 0.33, h * 0.62, w * 0.06, w * 0.1, -side * 0.5), hole)
  }
}
