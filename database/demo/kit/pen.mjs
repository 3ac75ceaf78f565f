import { Path2D } from '@napi-rs/canvas'

/**
 * The drawing hand every scene gets: fills with volume, soft light and shadow over a 2D context
 * whose origin is the centre of the frame.
 */
export class Pen {
  constructor(ctx, width, height) {
    Object.assign(this, { ctx, width, height })
    this.left = -width / 2
    this.right = width / 2
    this.top = -height / 2
    this.bottom = height / 2
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
  }

  /** Draw inside a moved, turned, scaled frame. */
  at(x, y, { turn = 0, scale = 1, scaleX = scale, scaleY = scale, alpha = 1 }, draw) {
    const { ctx } = this
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(turn)
    ctx.scale(scaleX, scaleY)
    ctx.globalAlpha *= alpha
    draw()
    ctx.restore()
  }

  fill(path, paint, alpha = 1) {
    const { ctx } = this
    ctx.save()
    ctx.globalAlpha *= alpha
    ctx.fillStyle = paint
    ctx.fill(path)
    ctx.restore()
  }

  stroke(path, paint, width, alpha = 1) {
    const { ctx } = this
    ctx.save()
    ctx.globalAlpha *= alpha
    ctx.strokeStyle = paint
    ctx.lineWidth = width
    ctx.stroke(path)
    ctx.restore()
  }

  clip(path, draw) {
    const { ctx } = this
    ctx.save()
    ctx.clip(path)
    draw()
    ctx.restore()
  }

  /**
   * A filled shape with volume: the side away from the light (upper left) gets `dark`, the lit
   * edge gets `light`, then `inside` draws clipped to the shape.
   */
  solid(
    path,
    paint,
    {
      depth = 14,
      dark = 'rgba(40,8,60,0.2)',
      light = 'rgba(255,255,255,0.28)',
      rim = depth * 0.45,
      inside,
    } = {}
  ) {
    this.fill(path, paint)
    this.clip(path, () => {
      inside?.()
      if (depth) this.outside(path, -depth, -depth, dark)
      if (rim) this.outside(path, rim, rim, light)
    })
  }

  /** Fill all that lies outside the path once it is moved by (dx, dy). */
  outside(path, dx, dy, paint) {
    const { ctx } = this
    const rest = new Path2D(path)
    rest.rect(-4000, -4000, 8000, 8000)
    ctx.save()
    ctx.translate(dx, dy)
    ctx.fillStyle = paint
    ctx.fill(rest, 'evenodd')
    ctx.restore()
  }

  linear(x0, y0, x1, y1, ...colours) {
    const gradient = this.ctx.createLinearGradient(x0, y0, x1, y1)
    colours.forEach((colour, i) => gradient.addColorStop(i / (colours.length - 1), colour))
    return gradient
  }

  radial(x, y, radius, ...colours) {
    const gradient = this.ctx.createRadialGradient(x, y, 0, x, y, radius)
    colours.forEach((colour, i) => gradient.addColorStop(i / (colours.length - 1), colour))
    return gradient
  }

  /** Cover the frame from top to bottom. */
  backdrop(...colours) {
    this.ctx.fillStyle = this.linear(0, this.top, 0, this.bottom, ...colours)
    this.ctx.fillRect(this.left, this.top, this.width, this.height)
  }

  /** A soft light; `rgb` is 'r,g,b'. */
  glow(x, y, radius, rgb, alpha = 1) {
    this.ctx.fillStyle = this.radial(
      x,
      y,
      radius,
      `rgba(${rgb},${alpha})`,
      `rgba(${rgb},${alpha * 0.4})`,
      `rgba(${rgb},0)`
    )
    this.ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }

  /** A soft contact shadow on the ground. */
  shadow(x, y, rx, ry, alpha = 0.3, rgb = '30,6,40') {
    this.at(x, y, { scaleX: 1, scaleY: ry / rx }, () => this.glow(0, 0, rx, rgb, alpha * 1.4))
  }
}
