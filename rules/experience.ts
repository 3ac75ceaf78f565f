/** The closed sets of an experience, for the server, which checks its documents, and the host, which plays it. */

/** Where the play of one game stands. */
export const PHASES = [
  'passive',
  'question',
  /** A side is chosen, and its stake is not. */
  'betting',
  'locking',
  'locked',
  'majorityBonus',
  /** The poll. */
  'result',
  /** Cards that appear by the interval, in place of the poll. */
  'playResponse',
  /** A screen between two games. */
  'interstitial',
  'ended',
] as const
export type Phase = (typeof PHASES)[number]

export const SCRIPT_IDS = ['standard16', 'ads9', 'stockAsset12', 'stockSearch10', 'long23'] as const
export type ScriptId = (typeof SCRIPT_IDS)[number]

export const FIRST_ENTRIES = ['passive', 'autostart', 'welcome', 'signup'] as const
export type FirstEntry = (typeof FIRST_ENTRIES)[number]

/** What happens once, after the first game of a visit has started and no dialog is open. */
export const POST_STARTS = [
  'welcomeV3',
  'welcomeV4',
  'welcomeV5',
  'signupModal',
  'socialProofIfLoggedOut',
  'none',
  /** As `none`: every action waits for open dialogs. */
  'waitForOverlays',
] as const
export type PostStart = (typeof POST_STARTS)[number]

/** Sets of rules for how long a stranger may play. */
export const RULE_SET_NAMES = ['default', 'double-down', 'memesplash'] as const
export type RuleSetName = (typeof RULE_SET_NAMES)[number]

/** Where a visit stands in a quick round; `NORMAL` is a visit without one. */
export const GAME_PLAY_MODES = [
  'NORMAL',
  'QUICK_PLAY',
  'GREAT_PICK',
  'DOUBLE_DOWN',
  'YOU_WIN',
  'YOURE_IN',
] as const
export type GamePlayMode = (typeof GAME_PLAY_MODES)[number]

export const QUICK_PLAYS = ['off', 'on', 'arcade'] as const
export type QuickPlay = (typeof QUICK_PLAYS)[number]

/** Which tickets a pick may be staked with, beside a free one. */
export const BETTINGS = ['off', 'white', 'black', 'both'] as const
export type Betting = (typeof BETTINGS)[number]
