import { createHash } from 'node:crypto'

/** Colours that white initials can be read on; six hex digits, lower case, without #. */
const PALETTE = [
  'b3261e',
  'c2410c',
  '9a5b00',
  '4d7c0f',
  '15803d',
  '0f766e',
  '0e7490',
  '1d4ed8',
  '4338ca',
  '7e22ce',
  'a21caf',
  'be185d',
] as const

/** The colour of a player's avatar, derived from the id so that it never changes by itself. */
export function profileColor(userId: string): string {
  const [first = 0] = createHash('sha256').update(userId).digest()
  return PALETTE[first % PALETTE.length]!
}
