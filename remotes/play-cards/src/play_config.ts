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
  /** Votes from which the share that picked as the player did may be told: with fewer nobody else has. */
  leastShared: 2,
  /** A side of more characters is not named in a headline. */
  longestNamedSide: 24,
  /** Feedback longer than this many characters is set smaller. */
  longFeedbackCharacters: 20,
} as const

export const visit = {
  /** Every how many results of a visit a milestone is told. */
  milestoneEvery: 5,
  /** One dot alone is no row. */
  dotsFrom: 2,
  /** Right answers in a row that are a streak. */
  streakFrom: 2,
  /** The end says how a player compares with the crowd from so many results on, and from which share of them it is alike. */
  crowdFrom: 3,
  crowdLike: 0.5,
} as const
