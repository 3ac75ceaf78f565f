/** The closed sets of an experience, for the server, which checks its documents, and the host, which plays it. */

/** Where the play of one game stands. */
export const PHASES = [
  'passive',
  'question',
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

/** Sets of rules for how long a stranger may play. */
export const RULE_SET_NAMES = ['default', 'double-down', 'memesplash'] as const
export type RuleSetName = (typeof RULE_SET_NAMES)[number]

export const QUICK_PLAYS = ['off', 'on', 'arcade'] as const
export type QuickPlay = (typeof QUICK_PLAYS)[number]
