/**
 * The economy's numbers, written down a second time from the specification: the model must not learn them from the
 * product's own configuration.
 */
const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const POINTS = {
  signUp: 1_000,
  base: 10,
  ad: 10,
  trivia: 20,
  majority: 10,
  tapsMax: 20,
  perDay: 2_000,
} as const

/** The first play of a game day pays so much for each day in a row, and begins again after the last. */
export const STREAK = { days: 7, points: 10 } as const
/** Above the first one. */
export const LEAGUES = [
  { plays: 5, points: 100 },
  { plays: 25, points: 200 },
  { plays: 75, points: 300 },
] as const
export const ACHIEVEMENTS = [
  { inARow: 3, points: 25 },
  { inARow: 5, points: 50 },
  { inARow: 10, points: 100 },
] as const

/** What a partner's programme owes for a play, and for how many on one of UTC's days. */
export const PROGRAMME = { points: 5, playsPerDay: 3 } as const

/** For collecting a win that was decided after the pick. */
export const CLAIM = { PREDICTION: 100, POLL: 20 } as const

export const GIFT_TICKETS = 10
export const TICKET_LIFE_MS = 7 * DAY_MS
/** A white ticket that comes back can be played at least this long. */
export const RETURNED_LIFE_MS = 24 * HOUR_MS

export const GRAY_PER_BLACK = 100
export const FREE_GRAY_PER_DAY = 20

/** Of one pair: 200 coins at face value. */
export const WIN_COINS = 170
export const RAKE_PER_TICKET = 15

/** Basis points of the rake. */
export const SHARES = { host: 2_000, parent: 500, referrer: 1_000, distributor: 2_500 } as const
export const REFERRAL_MS = 365 * DAY_MS

/** A prediction whose last join is nearer to its end takes no black tickets. */
export const BLACK_GAP_MS = 5 * MINUTE_MS
/** The same network and browser do not meet for so long. */
export const SAME_HAND_MS = 24 * HOUR_MS
/** A poll's votes are counted when nobody's clock shows it open any more. */
export const COUNT_AFTER_MS = 2 * SECOND_MS
export const HOLD_MS = 24 * HOUR_MS
export const UNDECLARED_MS = 14 * DAY_MS
export const CHANGE_MS = 7 * DAY_MS
/** A game that so many people complain of within a day is hidden. */
export const COMPLAINTS = { people: 5, withinMs: DAY_MS } as const
export const CLAIM_MS = 30 * DAY_MS
/** From the end of a board's week to its drawing. */
export const DRAWING_MS = 24 * HOUR_MS
/** Who is told with the drawing that they may follow, and who is in line at all, for each prize. */
export const ALTERNATES = { told: 1, drawn: 2 } as const
/** For a winner to say where the prize goes. */
export const CONFIRM_MS = 14 * DAY_MS
