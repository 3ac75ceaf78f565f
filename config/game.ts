import { UNDECLARED_MS } from '@sidepick/rules/declaration_terms'
import { PARTNER_PROGRAMME_TERMS } from '@sidepick/rules/partner_programme_terms'
import { TERMS_VERSION } from '@sidepick/rules/terms_version'
import { GRAY_PER_BLACK } from '@sidepick/rules/ticket_terms'
import { analytics } from '#config/analytics'
import { prizes } from '#config/prizes'
import { rateLimits } from '#config/rate_limits'
import { social, tokens } from '#config/sign_in_times'

/**
 * Every business constant of the platform in one place, each with its unit; no other code has one. Those of rate
 * limits, sessions, analytics and prizes are in files of their own, and are included here.
 */
export const game = {
  points: {
    /** Points of any play. */
    base: 10,
    triviaCorrect: 20,
    /** For a pick on the majority side, or a tie. */
    majority: 10,
    /** The only points of a play of an ad game. */
    adGame: 10,
    /** Most points that taps and sets, which only the client counts, may add to one play. */
    clientPartMax: 20,
    /** Most points from plays per player and game day. */
    dailyCeiling: 2_000,
    signUpBonus: 1_000,
    /** For claiming a win that was decided after the pick. */
    claimPrediction: 100,
    claimPoll: 20,
    /** From the end of the game to the last moment it can be collected. */
    claimWindowMs: 30 * 24 * 60 * 60 * 1_000,
    /** Most points that a sign-up may claim for earlier picks. */
    signUpClaimMax: 5_000,
  },
  /** Leagues in their order, with the games since the last demotion that lead into each. The e-mail must be verified. */
  leagues: [
    { id: 'level1', gamePlays: 0, promotionPoints: 0 },
    { id: 'level2', gamePlays: 5, promotionPoints: 100 },
    { id: 'level3', gamePlays: 25, promotionPoints: 200 },
    { id: 'level4', gamePlays: 75, promotionPoints: 300 },
  ],
  /**
   * Achievement rules: a number of plays in a row, of one game type or, with null, of any. If a rule requires correct
   * answers, a wrong one ends the run; other runs never end.
   */
  achievements: [
    { id: 'streak_3', gameType: null, requiredStreak: 3, requiredCorrect: true, points: 25 },
    { id: 'streak_5', gameType: null, requiredStreak: 5, requiredCorrect: true, points: 50 },
    { id: 'streak_10', gameType: null, requiredStreak: 10, requiredCorrect: true, points: 100 },
  ],
  /** Points of the first play of a game day, by the length of the streak; after the last day the streak starts again. */
  dailyStreak: { days: 7, pointsPerDay: 10 },
  limits: {
    /** Games that there are without an account, by the set of rules. */
    strangerGames: { 'default': 50, 'double-down': 20, 'memesplash': 50 },
    /** Games after which a stranger is asked for an account, and those of a locked page, where no document says how many. */
    anonymousGameLimit: 5,
    onboardingGameLimit: 6,
    /** Picks from before a sign-in pay when they arrive within this time after it, and nothing later. */
    replayWindowMs: 10 * 60 * 1_000,
  },
  time: {
    /** Time zone of game weeks and game days. */
    zone: 'America/New_York',
    /** From the end of a board's week to its drawing. */
    drawingDelayMs: 24 * 60 * 60 * 1_000,
  },
  leaderboards: {
    /**
     * How long before a week its boards are made: a day, plus a day in which the hourly job may be late. An admin who
     * changes this week's board after that must change next week's too.
     */
    openAheadMs: 48 * 60 * 60 * 1_000,
    rows: 10,
    rowsMax: 100,
    /** Most points that an admin may ask for, and most prizes that a board may have. */
    pointThresholdMax: 1_000_000,
    prizesMax: 1_000,
    /** How far back past weeks are shown when nobody asks for another span, and most boards of one answer. */
    previousMs: 8 * 7 * 24 * 60 * 60 * 1_000,
    previousMax: 100,
    neighborsAbove: 2,
    neighborsBelow: 2,
  },
  lists: {
    pageSize: 10,
    pageSizeMax: 100,
    /** Most creators in the list for creators. */
    creatorsMax: 1_000,
    /** Games a widget asks for. */
    widgetSize: 30,
    /** Games in the entry page, so that a returning player finds an unplayed one. */
    inlineSize: 10,
    /** Half-life of the score for new games in rankings. */
    recencyHalfLifeMs: 72 * 60 * 60 * 1_000,
    autofillRefreshMs: 10 * 60 * 1_000,
    /** Games ranked in addition, because some are over when the cached ranking is used. */
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
    /** In shared caches too. Short, because a creator may correct a game's answer until its first play. */
    answer: 60_000,
    leaderboard: 5_000,
    /** Together with answers made from it: how long a widget may show a hidden game. */
    widget: 15_000,
    /** The ranking of games for a typed text, and for an article. */
    searchRanking: 60_000,
    articleRanking: 24 * 60 * 60 * 1_000,
    bootstrap: 60_000,
    catalogue: 60_000,
    /** In clients; the server keeps the documents in memory. */
    legal: 5 * 60 * 1_000,
  },
  tokens,
  rateLimits,
  social,
  tickets: {
    /** From the grant of a white ticket to its expiry. */
    whiteLifetimeMs: 7 * 24 * 60 * 60 * 1_000,
    /** Least validity of a returned white ticket. */
    whiteRefundLifetimeMs: 24 * 60 * 60 * 1_000,
    /** White tickets that a player collects once a game day. */
    dailyGift: 10,
    /** Most black tickets that one play stakes. */
    blackPerPlayMax: 100,
    /** Gray for a won free or white play. */
    grayPerWin: 1,
    /** Gray that turns into one black ticket. */
    grayPerBlack: GRAY_PER_BLACK,
    /** Most gray that free plays pay one player in one game day. */
    freeGrayPerDay: 20,
    /** Highest balance that an admin may set, in any currency: far below the ledger's largest amount. */
    balanceSetMax: 1_000_000_000_000,
  },
  /** Points of a partner's programme per play, and the number of such plays per player and UTC day. */
  rewards: PARTNER_PROGRAMME_TERMS,
  /** Of one partner: every page that loads reads all that run. */
  experiments: { runningPerPartner: 20, perPartner: 500 },
  /** A shared pick says which share agrees from so many votes on: fewer say more of single players than of the crowd. */
  sharing: { fewestVotes: 10 },
  /** Complaints of different people within the window that hide a game until an admin has checked it. */
  complaints: { quarantineAt: 5, windowMs: 24 * 60 * 60 * 1_000 },
  /** Black tickets are never matched with those of the same network and browser for this long. */
  matching: { sameHandMs: 24 * 60 * 60 * 1_000 },
  /** Coins of one matched black ticket. Both stakes at face value equal the win plus the rake. */
  stakes: { faceCoins: 100, winCoins: 170, rakeCoins: 30 },
  settlement: {
    /** Plays per settlement transaction, so that its locks are short. */
    batchPlays: 200,
    /** Largest difference of two servers' clocks: how long after its end a poll is counted. */
    clockSkewMs: 2_000,
    /** From a result with coins at stake to its payment; a changed result starts it again. */
    holdMs: 24 * 60 * 60 * 1_000,
    /** From the end of a prediction to the reminders of its creator, and to its cancellation. */
    ...{ firstReminderMs: 24 * 60 * 60 * 1_000, secondReminderMs: 72 * 60 * 60 * 1_000 },
    undeclaredMs: UNDECLARED_MS,
    /** Failures in a row until a step is given up; the first pause, which doubles; and the pause after giving up. */
    ...{ triesMax: 5, retryAfterMs: 5_000, resumeAfterMs: 60 * 60 * 1_000 },
  },
  cuts: {
    /**
     * Largest share of the rake, in basis points, for one creator: the rest is for parent, referrer and distributor.
     */
    hostBpsMax: 6_000,
    /** Default shares of the rake, in basis points; the platform keeps the rest. */
    defaults: { hostBps: 2_000, parentBps: 500, referrerBps: 1_000, distributorBps: 2_500 },
    /** How long after the sign-up the referrer gets a share. */
    referralMs: 365 * 24 * 60 * 60 * 1_000,
    /** How far in the future new shares may start. */
    aheadMaxMs: 366 * 24 * 60 * 60 * 1_000,
  },
  games: {
    /** From the start of a game to its end. */
    spanMaxMs: 365 * 24 * 60 * 60 * 1_000,
    /**
     * Least time from last join to end for black tickets on a prediction, because the outcome may be known near the
     * end.
     */
    blackGapMs: 5 * 60 * 1_000,
    /** UTF-8 bytes of a game's metadata as JSON. */
    metadataMaxBytes: 64 * 1024,
    /** From the state `ended`, after payment, to the last moment at which its result may change. */
    resultChangeMs: 7 * 24 * 60 * 60 * 1_000,
    /** Games per request for totals. */
    detailsMax: 50,
  },
  remotes: {
    /** Limits of a release's time-out: for any remote, and for a partner's. */
    ...{ timeoutMinMs: 1_000, timeoutMaxMs: 15_000, partnerTimeoutMaxMs: 8_000 },
    /** One file of a release when it is published, and all; a partner's scripts, of which 40 hashes make 3 KB of a header. */
    ...{ fileMaxBytes: 2 * 1024 * 1024, bundleMaxBytes: 8 * 1024 * 1024, partnerScriptsMax: 40 },
    ...{ fetchMs: 10_000, bundleFetchMs: 30_000 },
    /** Limits of a bundle's check: time, heap, and writable memory, V8's code included. */
    ...{ conformanceMs: 10_000, conformanceHeapMb: 128, conformanceDataMb: 800 },
  },
  partners: {
    adsFetchBufferMaxSeconds: 10,
    /** How long an ad is waited for: of anybody, and of a partner's own provider. */
    adsFetchBufferSeconds: { usual: 1.5, partnerAds: 3 },
  },
  products: {
    /**
     * Lowest price of a black ticket in coins: its face value, so that buying tickets and playing both sides never
     * pays.
     */
    coinsPerBlackMin: 100,
    quantityMax: 10_000,
    priceCentsMax: 1_000_000,
    priceCoinsMax: 1_000_000,
  },
  live: {
    /** Open streams per player and process; further tabs poll once a minute. */
    streamsPerPlayer: 6,
    /** Interval of keep-alive messages on a quiet stream, so that no proxy closes it. */
    heartbeatMs: 25_000,
  },
  notifications: {
    /** Highest unread count that is shown. */
    countMax: 99,
  },
  assets: {
    imageMaxBytes: 50 * 1024 * 1024,
    /** Most pixels of a picture that is decoded, because a small file may decode to gigabytes. */
    imageMaxPixels: 64_000_000,
    uploadsPerDay: 20,
    /** Side of a stored avatar in pixels; a smaller picture keeps its size. */
    avatarSidePx: 512,
  },
  profiles: {
    /** A player may change country or state this often. */
    regionChangeEveryMs: 90 * 24 * 60 * 60 * 1_000,
  },
  analytics,
  ...prizes,
  termsVersion: TERMS_VERSION as string,
  minimumAgeYears: 18,
  /** Shards of a game's vote counter, so that plays of a hot game do not wait for one row. */
  voteShards: 16,
} as const

export const ACHIEVEMENT_IDS = game.achievements.map(({ id }) => id)
