import type { Game, Side } from '@sidepick/rules/types'

export type TimerName =
  | 'lockedPick'
  | 'resultPoll'
  | 'majorityBonus'
  | 'playResponse'
  | 'autoAdvance'
  | 'adTimeout'
  | 'quickSignup'
  | 'prizeCard'
  | 'achievement'
  | 'partnerCountdown'
  | 'idle'
  | 'test'

export interface Timer {
  /** Milliseconds left, never below 0. */
  remainingMs: number
  durationMs: number
  completed: boolean
}

/** A game of the list, and what became of it in this visit. */
export interface ListedGame {
  game: Game
  /** The player's own pick; null while the game is still to be played. */
  picked: Side | null
  /** As in `PlayView`. */
  correct: boolean | null
}

/** The state of the current play: everything that a first-wave card draws. */
export interface PlayView {
  /** Zero-based position among the games of this visit. */
  gameIndex: number
  picked: Side | null
  /** Whole percent for side A with the player's own vote in it; null until the pick is settled. */
  sideAPercent: number | null
  /** The side the poll shows as the winner; null before the pick is settled, and for a trivia whose answer is withheld. */
  winner: Side | null
  /** null while the outcome is open (PREDICTION) or if there is none (SURVEY). */
  correct: boolean | null
  points: { base: number; bonus: number; majority: number; total: number }
  /** Points of this visit, and before sign-up all points waiting to be kept. */
  sessionPoints: number
  /** The player's points and rank of the week as the server knows them; null for a stranger. */
  week: { points: number; rank: number | null } | null
  muted: boolean
  captionsOn: boolean
  /** Plays counted in sideAPercent; absent while unknown. Statements about "people" need a minimum. */
  votes?: number
  hasNext: boolean
  /** The expected next game, so that its media can be preloaded; null at the end of the list. */
  next: Game | null
  /**
   * Every game of this visit in the order of the list: played ones, the one on screen, and those to come. Absent until the
   * visit's script has loaded.
   */
  list?: readonly ListedGame[]
  /** Pauses the bar of the automatic advance (hover, focus, a touch, an open dialog). */
  paused: boolean
  /** Whether the player has stopped the automatic advance; absent where nothing would advance by itself. */
  stopped?: boolean
  /** False while a reader has scrolled away: video and sound pause. Absent counts as true. */
  inView?: boolean
  /** The step of the script on screen; absent until the script has loaded. */
  step?: { index: number; type: string; card: string | null }
  /** Of the cards after an answer: how many intervals have passed; absent outside of them. */
  interval?: number
  /** Why the last wish to go on was rejected; `count` tells a repeat. */
  rejected?: { message: string; count: number }
  /** Games left to a stranger, once that is told. */
  gamesLeft?: number
  /** What greets the player now. */
  greeting?: string
}
