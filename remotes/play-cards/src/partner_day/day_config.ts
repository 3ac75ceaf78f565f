/** Numbers of these cards, each with its unit; not in `play_config`, which the first question loads. */
export const partnerDay = {
  /** The last time before the next game that is counted down. */
  countdownMs: 3_000,
} as const
