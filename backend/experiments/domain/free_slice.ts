import { FULL_TRAFFIC } from '@sidepick/rules/experiments'

export interface Slice {
  from: number
  traffic: number
}

/**
 * Where a slice fits between the slices in use: at its old place if that is free, else at the first place with room.
 * null when there is none.
 */
export function freeSlice({ from, traffic }: Slice, used: readonly Slice[]): number | null {
  const fits = (start: number) =>
    start + traffic <= FULL_TRAFFIC &&
    used.every((other) => start + traffic <= other.from || start >= other.from + other.traffic)
  const ends = used.map((other) => other.from + other.traffic).sort((one, other) => one - other)
  return [from, 0, ...ends].find(fits) ?? null
}
