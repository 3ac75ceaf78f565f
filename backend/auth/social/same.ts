import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares two secrets in constant time. */
export function same(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
