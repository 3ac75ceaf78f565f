import { createCanvas } from '@napi-rs/canvas'
import { Pen } from './kit/pen.mjs'

const SIZE = {
  portrait: { width: 720, height: 1280 },
  landscape: { width: 1280, height: 720 },
}

/**
 * Returns a function that draws a scene at a phase (0 to 1) and gives back the canvas.
 * @param {{ draw(pen: Pen, phase: number): void }} scene
 * @param {'portrait' | 'landscape'} orientation
 */
export function renderer(scene, orientation) {
  const { width, height } = SIZE[orientation]
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  return (phase) => {
    ctx.save()
    ctx.translate(width / 2, height / 2)
    scene.draw(new Pen(ctx, width, height), phase)
    ctx.restore()
    return canvas
  }
}
