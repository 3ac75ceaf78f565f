import { CHALLENGE_SIZE } from '@sidepick/rules/challenge_code'

/** Every number of a play that no configuration changes. Durations are in milliseconds. */
export const NUMBERS = {
  /** Resolution of the countdowns; finer while cards appear by the interval. */
  tickMs: 250,
  playResponseTickMs: 100,
  /** A submit without an answer by then goes on with the browser's own numbers. */
  submitLimitMs: 10_000,
  bonusMs: 2_000,
  /** In which the parts of a play glide to their places. */
  glideMs: 320,
  /** A pick is meant half a second after the answers came to stand: what came earlier was for what stood there before. */
  settleMs: 820,
  /** An active game without input falls back to passive. */
  idleMs: 30_000,
  outOfViewMs: 5_000,
  /** The end screen stands alone this long before a stranger is asked to sign up. */
  endScreenMs: 5_000,
  /** Share of the widget that must be visible; an observer reports 0.995 for a whole one. */
  inViewRatio: 0.99,
  inViewRatioSearchPartner: 0.98,

  /** On a screen with ads: how long a pick is locked unless configured, and how long an ad may keep the play waiting. */
  lockAdsMs: 5_000,
  adLimitMs: 30_000,
  /** How long the bonus waits for an ad that is there and has not begun. */
  adStartMs: 3_000,
  /** Ad games of a list: the first place, and every how many games. */
  adGamesFrom: 2,
  adGamesEvery: 4,
  adGamesEveryPassive: 2,

  playResponse: { intervalMs: 1_000, totalMs: 6_000, autoplayMs: 16_000 },

  /** How long the card of an interstitial stands. */
  offerMs: 8_000,
  dontLosePointsMs: 7_000,
  swipeMs: 5_000,
  moreGamesMs: 5_000,

  welcomeMs: 6_200,
  socialProofMs: 3_500,

  /** Points that bonus items pay before the pick of one game, one each. */
  tapsMost: 10,

  /** Games of a set, and points for the pick that completes one. */
  gameSetSize: 3,
  setPoints: 10,

  carouselActiveMs: 30_000,
  carouselPassiveMs: 4_000,
  carouselInViewRatio: 0.6,
  carouselPassiveGames: 5,

  /** Games of a stranger, of one day where the partner limits days. */
  gamesPerDay: 3,
  /** The questions of one daily challenge. */
  challengeGames: CHALLENGE_SIZE,
  quickPlayGames: 5,
  quickPlayGamesArcade: 100,
  quickPlayPromptAt: 3,
  /** A result that is celebrated stands at least so long. */
  wonResultMs: 5_000,
  /** The first result of a stranger stands so much longer where an account is suggested with it. */
  signUpPauseMs: 2_000,
  /** Games after a soft prompt in which no other one comes. */
  promptPauseGames: 1,
} as const
