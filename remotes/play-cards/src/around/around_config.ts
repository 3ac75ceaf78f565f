/** Numbers of these cards, each with its unit; not in `play_config`, which the first question loads. */
export const around = {
  /** Games that a stranger is led through before an account is suggested. */
  setSize: 5,
  /** A player is given a tip with each of so many first games of a visit. */
  tips: 2,
  /** How long the quick round is announced. */
  introMs: 3_200,
  /** How long a right answer is told in the question after it. */
  betweenMs: 1_200,
  stars: 5,
  /** How long a bonus item is in the air; the next one follows at once. */
  tapEveryMs: 1_800,
} as const
