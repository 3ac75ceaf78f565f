import { createCanvas, loadImage, type Image } from '@napi-rs/canvas'
import { fileTypeFromBuffer } from 'file-type'
import { game } from '#config/game'
import { failure, success, type Result } from '#shared/result'
import { imageSize } from '#assets/domain/image_size'
import { hasSecondFormat } from '#assets/domain/second_format'

export interface AvatarImage {
  bytes: Buffer
  widthPx: number
  heightPx: number
}

export type AvatarImageError = { type: 'unsupported' } | { type: 'too_large' }

const FORMATS = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])
const WEBP_QUALITY = 88

/** One at a time: a decoded picture takes four bytes a pixel. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Draws a picture again as a square. Only its pixels are kept; metadata such as the place, a second format or a script
 * are not. Of an animation the first frame is kept.
 */
export function toAvatar(file: Buffer): Promise<Result<AvatarImage, AvatarImageError>> {
  const drawn = queue.then(() => draw(file))
  queue = drawn.catch(() => undefined)
  return drawn
}

async function draw(file: Buffer): Promise<Result<AvatarImage, AvatarImageError>> {
  const type = await fileTypeFromBuffer(file)
  const known = type !== undefined && FORMATS.has(type.mime) && !hasSecondFormat(file)
  const size = known ? imageSize(file) : null
  if (size === null) return failure({ type: 'unsupported' })
  if (size.widthPx * size.heightPx > game.assets.imageMaxPixels) {
    return failure({ type: 'too_large' })
  }
  const image = await decode(file)
  if (image === null) return failure({ type: 'unsupported' })
  const bytes = await encodeSquare(image)
  const sidePx = sideOf(image)
  return success({ bytes, widthPx: sidePx, heightPx: sidePx })
}

const sideOf = ({ width, height }: Image) => Math.min(width, height, game.assets.avatarSidePx)

async function decode(file: Buffer): Promise<Image | null> {
  try {
    const image = await loadImage(file)
    return image.width > 0 && image.height > 0 ? image : null
  } catch {
    return null
  }
}

/** The middle of the picture, as large as fits. */
async function encodeSquare(image: Image): Promise<Buffer> {
  const cut = Math.min(image.width, image.height)
  const side = sideOf(image)
  const canvas = createCanvas(side, side)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  const [left, top] = [(image.width - cut) / 2, (image.height - cut) / 2]
  context.drawImage(image, left, top, cut, cut, 0, 0, side, side)
  return canvas.encode('webp', WEBP_QUALITY)
}
