/**
 * Every business constant of the platform in one place, each with its unit. Nothing else in the code holds one.
 */
export const game = {
  points: {
    /** Points of any play. */
    base: 10,
    triviaCorrect: 20,
    /** For a pick on the majority side, or a tie. */
    majority: 10,
    /** All that a play of an ad game pays. */
    adGame: 10,
    /** Most that taps and sets, which only the client counts, may add to one play. */
    clientPartMax: 20,
    /** Most that plays may pay one player in one game day. */
    dailyCeiling: 2_000,
    signUpBonus: 1_000,
    /** Most that a sign-up may claim for picks made before it. */
    signUpClaimMax: 5_000,
  },
  limits: {
    anonymousGameLimit: 5,
    onboardingGameLimit: 6,
    /** Plays sent before an account existed pay like any other when they arrive within this time. */
    replayWindowMs: 10 * 60 * 1_000,
  },
  time: {
    /** Weeks and days of the game begin at midnight here. */
    zone: 'America/New_York',
    /** From the end of a board's week to its drawing. */
    drawingDelayMs: 24 * 60 * 60 * 1_000,
  },
  leaderboards: {
    rows: 10,
    rowsMax: 100,
    neighborsAbove: 2,
    neighborsBelow: 2,
    /** What a player is shown when a distributor runs no board. */
    placeholder: { pointThreshold: 1_500, numberOfPrizes: 1, daysAhead: 6 },
  },
  lists: {
    pageSize: 10,
    pageSizeMax: 100,
    /** Games a widget asks for. */
    widgetSize: 30,
    /** Games the entry page carries, so that a returning player finds one not yet played. */
    inlineSize: 10,
    autofillRefreshMs: 10 * 60 * 1_000,
    /** Newest plays of a player that a filled up list leaves out. */
    playsLookedBack: 1_000,
  },
  /** How long a read may be served from memory. */
  cacheMs: {
    /** A stranger's whole answer, ready to be sent. */
    hotAnswer: 2_000,
    majority: 2_000,
    leaderboard: 5_000,
    widget: 15_000,
    bootstrap: 60_000,
    catalogue: 60_000,
    /** By the client; the server keeps the documents as long as it runs. */
    legal: 5 * 60 * 1_000,
  },
  tokens: {
    accessSeconds: 900,
    refreshSlidingMs: 30 * 24 * 60 * 60 * 1_000,
    refreshAbsoluteMs: 90 * 24 * 60 * 60 * 1_000,
    /** A rotated token is accepted this long: the answer that carried its successor may have been lost. */
    refreshGraceMs: 30_000,
    /** A refresh that takes longer is answered with "try again". */
    refreshTimeoutMs: 5_000,
    idempotencyMs: 24 * 60 * 60 * 1_000,
  },
  rateLimits: {
    loginFailuresPerEmail: { requests: 5, seconds: 900 },
    loginPerAddress: { requests: 20, seconds: 900 },
    signUpPerAddress: { requests: 10, seconds: 3_600 },
    usernameChecksPerAddress: { requests: 30, seconds: 60 },
    refreshPerFamily: { requests: 60, seconds: 60 },
    playsPerPlayer: { requests: 60, seconds: 60 },
    widgetsPerAddress: { requests: 120, seconds: 60 },
    otherPerAddress: { requests: 300, seconds: 60 },
  },
  tickets: {
    /** From the grant of a white ticket to its expiry. */
    whiteLifetimeMs: 7 * 24 * 60 * 60 * 1_000,
  },
  redeem: {
    minimumCoins: 500,
    /** Of the coins redeemed, and taken out of them. */
    transferFeePercent: 2,
  },
  prizes: {
    /** A winner who has not said by then where the prize goes leaves it to the first alternate. */
    confirmationMs: 14 * 24 * 60 * 60 * 1_000,
  },
  /** Date of the terms in force; an acceptance of another version must be renewed. */
  termsVersion: '2026-11-01',
  minimumAgeYears: 18,
  /** Shards a game's side counter is spread over, so that no two plays of a hot game wait for one row. */
  voteShards: 16,
} as const
