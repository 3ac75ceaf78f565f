import type { ChallengeAnswer } from '@sidepick/rules/challenge_code'
import type { GamePlayMode } from '@sidepick/rules/experience'
import type { Game, GamePlay, Side, TicketType } from '@sidepick/rules/types'

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

/** What the results of this visit add up to. */
export interface Tally {
  results: number
  /** Those that were right or wrong, or with the crowd or against it. */
  judged: number
  right: number
  /** Picks of the side that more had picked, or of a tie. */
  withCrowd: number
  /** Right ones in a row, up to now and at most. */
  streak: number
  longestStreak: number
  /** Right answers in a row, with those of a stranger's earlier visits to the site. */
  run?: number
  points: number
}

/** The challenge of a day: as many questions as `size`, once, in this browser. */
export interface Challenge {
  /** By the visitor's own clock, `YYYY-MM-DD`. */
  day: string
  size: number
  /** In the order in which they were given. `waiting`: the outcome is not known yet, or there is none. */
  answers: readonly ChallengeAnswer[]
  /** Days in a row on which all questions were answered. */
  streak: number
}

/** A side that is chosen, and what it is staked with. */
export interface Bet {
  side: Side
  /** The tickets that this game takes here, beside a free one. */
  offers: readonly TicketType[]
  ticketType: TicketType
  /** null until the player has chosen a number. */
  quantity: number | null
  /** Whether tickets are for sale here. */
  purchasable: boolean
  /** Whether it is part of the pick: nothing changes any more. */
  placed: boolean
}

/** Whom a stake met. */
export interface Opponent {
  username: string
  avatar: string | null
  profileColor: string
  quantity: number
}

/** What became of a stake. */
export interface Wager {
  state: GamePlay['state']
  /** How many of the tickets have met others. */
  matched: number
  opponents: readonly Opponent[]
}

/** How far a stranger is on the way to an account. */
export interface Onboarding {
  /** Games that this browser has played without one. */
  played: number
  /** Games after which an account is asked for. */
  limit: number
  /** Whether nothing can be played after them. */
  locked: boolean
  /** Games that there are without an account: `limit` where it is locked, and more where it only asks. */
  games: number
}

/** The games of a day, on a page whose partner offers so many a day. */
export interface GameDay {
  /** Results of today, by the visitor's own clock. */
  played: number
  /** How many there are each day. */
  games: number
}

/** What a game's video does. `completed`: it was seen to its end, and starts again. */
export type VideoChange = 'loading' | 'playing' | 'paused' | 'completed'

/** The video of the game on screen; all false where there is none. */
export interface VideoView {
  playing: boolean
  paused: boolean
  /** It was seen to its end at least once. */
  completed: boolean
  /** It wants to play and waits for data. */
  loading: boolean
}

/** The search for a game, on a screen that has one. */
export interface SearchView {
  /** What was searched for last, or what the page is about; may be empty. */
  text: string
  /** `none`: no game fits, and another one is shown. `open` before the first search. */
  state: 'open' | 'asking' | 'found' | 'none' | 'failed'
}

/** The set of games that is being played. */
export interface GameSetView {
  /** Games of it that are played; from its result on with the one on screen. */
  played: number
  size: number
  /** What the pick pays that completes it. */
  points: number
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
  points: {
    base: number
    bonus: number
    majority: number
    /** For bonus items that were caught before the pick; absent where there were none. */
    taps?: number
    /** For the set of games that this play completed; absent where it did not. */
    sets?: number
    total: number
  }
  /** Points of this visit, and before sign-up all points waiting to be kept. */
  sessionPoints: number
  /** The player's points and rank of the week as the server knows them; null for a stranger. */
  week: { points: number; rank: number | null } | null
  muted: boolean
  captionsOn: boolean
  /**
   * What the player wants of everything that moves by itself, such as the film: true stops it, false lets it move where less
   * motion is wanted too. Absent until they said.
   */
  motionStopped?: boolean
  /** Plays counted in sideAPercent; absent while unknown. Statements about "people" need a minimum. */
  votes?: number
  /** The plays of each side, with the player's own; absent while unknown. */
  sideVotes?: Readonly<Record<Side, number>>
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
  /** The answers have just come to stand where something else stood: the host takes no pick of them yet. */
  settling?: true
  /** The step of the script on screen; absent until the script has loaded. */
  step?: { index: number; type: string; card: string | null; hideVideo: boolean }
  /** Absent until the visit's script has loaded. */
  video?: VideoView
  /** Whether a player may go on to another game without a pick; absent counts as true. */
  showSkipButton?: boolean
  /** Of the cards after an answer: how many intervals have passed; absent outside of them. */
  interval?: number
  /** How often the player wanted to leave this screen too early: before a pick, or while an ad plays; absent before that. */
  rejected?: number
  /** Games left to a stranger, once that is told. */
  gamesLeft?: number
  /** Absent until the visit's script has loaded. */
  tally?: Tally
  /** Where the configuration has a daily challenge. */
  challenge?: Challenge
  /** Of a stranger; absent until the visit's script has loaded. */
  onboarding?: Onboarding
  /** What the partner takes off a price for an account; absent where there is no discount. */
  discountPercent?: number
  /** Where a day has so many games and no more. */
  day?: GameDay
  /** Points caught before the pick of this game, and the most there are; absent where nothing can be caught. */
  taps?: { points: number; most: number }
  /** Where games come in sets, and the one on screen belongs to one. */
  set?: GameSetView
  /** While a side is chosen and not staked, and until the next game if it was staked. */
  bet?: Bet
  /** With the result of a staked pick. */
  wager?: Wager
  /** On a screen where games are searched for. */
  search?: SearchView
  /** The name of the player whose challenge led here. */
  challengedBy?: string
  /** What greets the player now. */
  greeting?: string
  /** How many have played the game on screen; known while something greets. */
  players?: number
  /**
   * Where games are played in a quick round of so many: of a stranger, and of a player who has just signed up in it. `mode`
   * says what the round stands at: a game, a right pick, the moment at which an account is suggested, or the sign-up.
   */
  quickPlay?: { games: number; mode: GamePlayMode }
}
