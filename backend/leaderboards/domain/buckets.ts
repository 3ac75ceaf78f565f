/** Buckets of a level that one bucket of the next level holds. */
const WIDTH = 64
/** 64 ** 3 points are more than a week gives, so that the last level has few buckets. */
export const LEVELS = [0, 1, 2, 3] as const

export interface Bucket {
  level: number
  /** Number of the bucket: the points divided by 64 ** level, rounded down. */
  bucket: number
}

/** The buckets that count an entry; one without points is not counted. */
export const bucketsOf = (points: number): Bucket[] =>
  points <= 0 ? [] : LEVELS.map((level) => ({ level, bucket: Math.floor(points / WIDTH ** level) }))

/**
 * The buckets that hold exactly the entries with more points than these: on each level those above the own one, up to the
 * end of the next level's; so at most 63 on all levels but the last.
 */
export const rangesAbove = (points: number): { level: number; after: number; before: number }[] =>
  LEVELS.map((level) => {
    const after = Math.floor(points / WIDTH ** level)
    const isLast = level === LEVELS.length - 1
    const before = isLast
      ? Number.MAX_SAFE_INTEGER
      : (Math.floor(points / WIDTH ** (level + 1)) + 1) * WIDTH
    return { level, after, before }
  })
