import { rateLimits } from '#config/rate_limits'
import { social, tokens } from '#config/sign_in_times'

/**
 * Every business constant of the platform in one place, each with its unit. Nothing else in the code holds one. What is
 * about callers or sessions, not about play, stands in `rate_limits.ts` and `sign_in_times.ts`, and is a part of it.
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
    /** For collecting a win that was decided after the pick. */
    claimPrediction: 100,
    claimPoll: 20,
    /** From the end of the game to the last moment it can be collected. */
    claimWindowMs: 30 * 24 * 60 * 60 * 1_000,
    /** Most that a sign-up may claim for picks made before it. */
    signUpClaimMax: 5_000,
  },
  /** Leagues in their order. Whoever has played so many games since the last demotion, and proved the e-mail, is in it. */
  leagues: [
    { id: 'level1', gamePlays: 0, promotionPoints: 0 },
    { id: 'level2', gamePlays: 5, promotionPoints: 100 },
    { id: 'level3', gamePlays: 25, promotionPoints: 200 },
    { id: 'level4', gamePlays: 75, promotionPoints: 300 },
  ],
  /**
   * What an achievement asks for: so many plays in a row, of one game type or, with null, of any. A wrong answer ends the
   * row of one that asks for correct ones; no row of another ever ends.
   */
  achievements: [
    { id: 'streak_3', gameType: null, requiredStreak: 3, requiredCorrect: true, points: 25 },
    { id: 'streak_5', gameType: null, requiredStreak: 5, requiredCorrect: true, points: 50 },
    { id: 'streak_10', gameType: null, requiredStreak: 10, requiredCorrect: true, points: 100 },
  ],
  /** The first play of a game day pays this for each day in a row; after the last day the row begins anew. */
  dailyStreak: { days: 7, pointsPerDay: 10 },
  limits: {
    anonymousGameLimit: 5,
    onboardingGameLimit: 6,
    /** Picks of before a sign-in pay like any other when they arrive within this time of it, and nothing later. */
    replayWindowMs: 10 * 60 * 1_000,
  },
  time: {
    /** Weeks and days of the game begin at midnight here. */
    zone: 'America/New_York',
    /** From the end of a board's week to its drawing. */
    drawingDelayMs: 24 * 60 * 60 * 1_000,
  },
  leaderboards: {
    /**
     * How long before a week its boards are made: a day at least, and a second one in which the hourly job may be
     * late. What an admin changes on this week's board after that is set on the next week's board as well.
     */
    openAheadMs: 48 * 60 * 60 * 1_000,
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
    /** Creators that one of them is shown. */
    creatorsMax: 1_000,
    /** Games a widget asks for. */
    widgetSize: 30,
    /** Games the entry page carries, so that a returning player finds one not yet played. */
    inlineSize: 10,
    /** A game that fills a list up is worth half as much for being new after each of these. */
    recencyHalfLifeMs: 72 * 60 * 60 * 1_000,
    autofillRefreshMs: 10 * 60 * 1_000,
    /** Games ranked beyond those a widget asks for: some are over by the time the ranking is used again. */
    rankedSpare: 50,
    /** Words of a search that count. */
    searchWordsMax: 20,
    /** Newest plays of a player that a filled up list leaves out. */
    playsLookedBack: 1_000,
  },
  /** How long a read may be served from memory. */
  cacheMs: {
    /** A stranger's whole answer, ready to be sent. */
    hotAnswer: 2_000,
    majority: 2_000,
    /** By anybody: until its first play a creator may still correct a game's answer. */
    answer: 60_000,
    leaderboard: 5_000,
    /** With the answers made of it: how long a widget may show a game that was hidden. */
    widget: 15_000,
    /** How games rank for a text that somebody typed, and for an article that many read. */
    searchRanking: 60_000,
    articleRanking: 24 * 60 * 60 * 1_000,
    bootstrap: 60_000,
    catalogue: 60_000,
    /** By the client; the server keeps the documents as long as it runs. */
    legal: 5 * 60 * 1_000,
  },
  tokens,
  rateLimits,
  social,
  tickets: {
    /** From the grant of a white ticket to its expiry. */
    whiteLifetimeMs: 7 * 24 * 60 * 60 * 1_000,
    /** A white ticket that comes back can be played at least this long. */
    whiteRefundLifetimeMs: 24 * 60 * 60 * 1_000,
    /** White tickets that a player collects once a game day. */
    dailyGift: 10,
    /** Most black tickets that one play stakes. */
    blackPerPlayMax: 100,
    /** Gray for a won free or white play. */
    grayPerWin: 1,
    /** Gray that turns into one black ticket. */
    grayPerBlack: 100,
    /** Most gray that free plays pay one player in one game day. */
    freeGrayPerDay: 20,
    /** Highest balance that an admin sets, in any currency: far from the largest amount that the ledger takes. */
    balanceSetMax: 1_000_000_000_000,
  },
  /** What a partner's own programme gives for a play, and how many plays of a player and UTC day it gives it for. */
  rewards: { pointsPerPlay: 5, playsPerDay: 3 },
  /** A game that so many people complain of within the window is hidden until an admin has looked at it. */
  complaints: { quarantineAt: 5, windowMs: 24 * 60 * 60 * 1_000 },
  /** Black tickets are never matched with those of the same network and browser for this long. */
  matching: { sameHandMs: 24 * 60 * 60 * 1_000 },
  /** Coins of one matched black ticket: what both sides stake at face value is what the winner and the rake get. */
  stakes: { faceCoins: 100, winCoins: 170, rakeCoins: 30 },
  settlement: {
    /** Plays of one game that one transaction settles: nobody waits long behind it. */
    batchPlays: 200,
    /** Clocks of two servers differ by less: so long a poll is not counted after its end. */
    clockSkewMs: 2_000,
    /** From a result with coins at stake to its payment; another result begins it anew. */
    holdMs: 24 * 60 * 60 * 1_000,
    /** From the end of a prediction: when its creator is reminded to declare it, and when it is canceled. */
    ...{ firstReminderMs: 24 * 60 * 60 * 1_000, secondReminderMs: 72 * 60 * 60 * 1_000 },
    undeclaredMs: 14 * 24 * 60 * 60 * 1_000,
    /** Failures in a row until a step is given up; the first pause, doubled each time; and the pause behind giving up. */
    ...{ triesMax: 5, retryAfterMs: 5_000, resumeAfterMs: 60 * 60 * 1_000 },
  },
  cuts: {
    /** Most of the rake, in basis points, that one creator may be promised: the rest is for partner, referrer and distributor. */
    hostBpsMax: 6_000,
    /** Shares of the rake, in basis points, until an admin says otherwise; the platform keeps the rest. */
    defaults: { hostBps: 2_000, parentBps: 500, referrerBps: 1_000, distributorBps: 2_500 },
    /** Who brought a player has a share of what is played this long after the sign-up. */
    referralMs: 365 * 24 * 60 * 60 * 1_000,
    /** New shares may be written down this long before they count. */
    aheadMaxMs: 366 * 24 * 60 * 60 * 1_000,
  },
  games: {
    /** From the start of a game to its end. */
    spanMaxMs: 365 * 24 * 60 * 60 * 1_000,
    /** A prediction whose last join is nearer to its end takes no black tickets: the outcome may be known by then. */
    blackGapMs: 5 * 60 * 1_000,
    /** UTF-8 bytes of a game's metadata as JSON. */
    metadataMaxBytes: 64 * 1024,
    /** From the end of a game to the last moment at which its result may change. */
    resultChangeMs: 7 * 24 * 60 * 60 * 1_000,
    /** Games that an admin is told the totals of at once. */
    detailsMax: 50,
  },
  remotes: {
    /** How long a page waits for a remote, as a release may say: any, and one of a partner. */
    ...{ timeoutMinMs: 1_000, timeoutMaxMs: 15_000, partnerTimeoutMaxMs: 8_000 },
    /** One file of a release, when it is published. */
    ...{ fileMaxBytes: 2 * 1024 * 1024, fetchMs: 10_000 },
    /** The run of a bundle: its time, its heap, and all that it may write to, V8's own code included. */
    ...{ conformanceMs: 10_000, conformanceHeapMb: 128, conformanceDataMb: 800 },
  },
  partners: {
    adsFetchBufferMaxSeconds: 10,
  },
  products: {
    /** Fewest coins of one black ticket: its face value, so that buying and playing both sides never pays. */
    coinsPerBlackMin: 100,
    quantityMax: 10_000,
    priceCentsMax: 1_000_000,
    priceCoinsMax: 1_000_000,
  },
  live: {
    /** Streams that one process keeps open for one player: tabs beyond ask once a minute. */
    streamsPerPlayer: 6,
    /** Between two signs of life on a quiet stream, so that no proxy takes it for dead. */
    heartbeatMs: 25_000,
  },
  notifications: {
    /** A player with more unread ones is told this many. */
    countMax: 99,
  },
  assets: {
    imageMaxBytes: 50 * 1024 * 1024,
    /** Pixels of a picture that is decoded: a small file may unfold into gigabytes. */
    imageMaxPixels: 64_000_000,
    uploadsPerDay: 20,
    /** Side of the square that an avatar is stored as; a smaller picture keeps its size. */
    avatarSidePx: 512,
  },
  profiles: {
    /** A player may change country or state this often. */
    regionChangeEveryMs: 90 * 24 * 60 * 60 * 1_000,
  },
  payouts: {
    /** Wrong ones included: then another PIN is needed. */
    pinTries: 5,
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
