/** Numbers of these cards, each with its unit; not in `play_config`, which the first question loads. */
export const quick = {
  /** How long a right pick is congratulated on. */
  greatPickMs: 2_000,
  /** How long the end of a round stands. */
  youWinMs: 5_000,
  /** How long a sign-up is confirmed. */
  youreInMs: 5_000,
} as const
