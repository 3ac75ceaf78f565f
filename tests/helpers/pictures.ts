import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import pixelmatch from 'pixelmatch'

/** How far a colour may be off before its pixel differs, of 1: less than anybody sees beside each other. */
const THRESHOLD = 0.1
/**
 * The share of a picture's pixels that may differ. Another version of the font libraries draws a few edges otherwise, even
 * behind the pixels that `pixelmatch` knows as smoothed edges; a dot of 8 px that moved is four times as much.
 */
const MOST_DIFFERENT = 1 / 10_000
/** The same, of pictures that another version of the browser has drawn, with text and shadows of its own. */
const MOST_OF_ANOTHER_BROWSER = 1 / 50

export interface Difference {
  /** Pixels that differ; all of them where the sizes do. */
  pixels: number
  /** Every differing pixel in red over the faded new picture, in yellow where an edge was smoothed otherwise. */
  picture: Buffer
}

async function pixelsOf(png: Buffer) {
  const image = await loadImage(png)
  const canvas = createCanvas(image.width, image.height)
  const pen = canvas.getContext('2d')
  pen.drawImage(image, 0, 0)
  return { canvas, pen, data: pen.getImageData(0, 0, image.width, image.height) }
}

/** Compares two pictures pixel by pixel; null where nobody could see a difference that is not the browser's. */
export async function compare(
  before: Buffer,
  after: Buffer,
  { sameBrowser = true } = {}
): Promise<Difference | null> {
  if (before.equals(after)) return null
  const [old, now] = await Promise.all([pixelsOf(before), pixelsOf(after)])
  const { width, height } = now.data
  if (old.data.width !== width || old.data.height !== height) {
    return { pixels: width * height, picture: after }
  }
  const drawn = now.pen.createImageData(width, height)
  const options = { threshold: THRESHOLD }
  const pixels = pixelmatch(old.data.data, now.data.data, drawn.data, width, height, options)
  const most = sameBrowser ? MOST_DIFFERENT : MOST_OF_ANOTHER_BROWSER
  if (pixels <= width * height * most) return null
  now.pen.putImageData(drawn, 0, 0)
  return { pixels, picture: now.canvas.toBuffer('image/png') }
}

export const readStored = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

export async function store(path: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

export interface Change extends Difference {
  name: string
  before: Buffer
  after: Buffer
}

const inline = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`

/** A page that shows each change as it was, as it is, and where it differs. */
export function reportOf(changes: Change[]): string {
  const rows = changes.map(
    ({ name, pixels, before, after, picture }) => `<section><h2>${name}: ${pixels} pixels</h2>
      <figure><img src="${inline(before)}" alt="before"><figcaption>before</figcaption></figure>
      <figure><img src="${inline(after)}" alt="after"><figcaption>after</figcaption></figure>
      <figure><img src="${inline(picture)}" alt="difference"><figcaption>difference</figcaption></figure></section>`
  )
  return `<!doctype html><meta charset="utf-8"><title>Changed pictures</title>
    <style>body{font-family:sans-serif}section{display:flex;flex-wrap:wrap;gap:16px}h2{width:100%}figure{margin:0}img{border:1px solid #999}</style>
    ${rows.join('\n')}`
}
