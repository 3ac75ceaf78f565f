/** Numbers of these cards, each with its unit; not in `play_config`, which the first question loads. */
export const accuracy = {
  /** From this share of right answers on, in percent, it is good. */
  goodFrom: 50,
} as const

export const badges = {
  most: 3,
} as const

export const challenges = {
  most: 2,
} as const

export const achievement = {
  /** How long a new one stands to be read. */
  readMs: 4_500,
  tickMs: 250,
} as const

/** When the late burst comes, from the result on, and how long it flies. */
export const celebration = {
  fromMs: 3_500,
  forMs: 1_500,
} as const

/** The points of the play just made reach the board a moment after it. */
export const refetchAfterMs = 2_000
