/** Limits of what visits measure: a part of `game`. */
export const analytics = {
  /** Events of one batch. */
  batchMax: 50,
  /** How long single events are kept, and how long their roll-ups. */
  ...{ keepMs: 30 * 24 * 60 * 60 * 1_000, keepRolledMs: 400 * 24 * 60 * 60 * 1_000 },
  /** From the end of an hour to its roll-up, so that every statement of the hour has ended. */
  graceMs: 60_000,
  /** Longest span of one read of counts, and of failures. */
  ...{ countsMaxMs: 90 * 24 * 60 * 60 * 1_000, failuresMaxMs: 24 * 60 * 60 * 1_000 },
  /** Most rows of one read. */
  rowsMax: 1_000,
} as const
