import type { BrandFace } from './brand_face'

/** Further than this no part of the page may move by another typeface, in CSS px. */
const STILL_PX = 2

const placesIn = (root: Element) =>
  Array.from(root.querySelectorAll('*'), (part) => part.getBoundingClientRect())

/**
 * Puts a typeface on where nothing moves by it, so that it may change under the reader's eyes; takes it off again, before anything is
 * painted, where a line would break elsewhere.
 */
export function fitsInPlace(root: Element, { putOn, takeOff }: BrandFace): boolean {
  const before = placesIn(root)
  putOn()
  const after = placesIn(root)
  const stays = after.every(({ left, top, bottom }, at) => {
    const was = before[at]
    const moves = was && [left - was.left, top - was.top, bottom - was.bottom]
    return moves?.every((far) => Math.abs(far) <= STILL_PX)
  })
  if (!stays) takeOff()
  return stays
}
