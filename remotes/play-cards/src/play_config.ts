/** Numbers of the play cards, each with its unit. */
export const captions = {
  charactersPerLine: 16,
  /** How long one character is spoken where no mark says it. */
  msPerCharacter: 81.4,
  /** A longer silence ends the line. */
  longestGapMs: 562.55,
  /** Silences above this percentile of the clip always end the line. */
  breakPercentile: 0.85,
  /** Silences above this percentile end a line that is at least half full. */
  halfFullPercentile: 0.4,
  refreshMs: 33,
} as const

export const play = {
  /** When "{p}% of people get this wrong" may be said: votes counted, and the share in percent. */
  wrongShare: { leastVotes: 50, from: 60, to: 80 },
  /** Feedback longer than this many characters is set smaller. */
  longFeedbackCharacters: 24,
} as const

export const leaderboard = {
  rows: 10,
  podium: 3,
  /** The points of the play just made reach the board a moment after it. */
  refetchAfterMs: 2000,
} as const
