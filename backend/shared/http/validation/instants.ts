const FROM_MS = Date.UTC(1970, 0, 1)
const UNTIL_MS = Date.UTC(2200, 0, 1)

/**
 * Whether this is an instant that anything of ours may name, in milliseconds since the epoch: in the years 1970 to 2199. A day or a
 * week after the last one that `Date` knows (8.64e15 ms) would be none.
 */
export const isInstant = (ms: number): boolean =>
  Number.isInteger(ms) && ms >= FROM_MS && ms < UNTIL_MS
