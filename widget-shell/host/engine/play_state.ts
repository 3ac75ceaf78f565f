import type { Phase, PlayView, VideoChange } from '@sidepick/card-kit'
import type { AdState, VisitSettings, VisitStart, VisitState } from './visit_state'
import type { Answer, Game, PointsTable, Side, SpeechMark, TicketType } from '@sidepick/rules/types'
import type { CardTimerName, Timers } from './timers'
import type { Timings } from './timings'

/** A pick as it is sent: the key exists before the first attempt, so that a repeat is recognised. */
export interface Pick {
  gameId: string
  side: Side
  key: string
  /** ISO 8601. */
  pickedAt: string
  /** Absent for a free pick. */
  stake?: Stake
  /** Points caught before it; absent where there are none. */
  taps?: number
  /** Points for the set of games that it completes; absent where it does not. */
  sets?: number
}

/** The tickets that a pick is made with. */
export interface Stake {
  ticketType: TicketType
  quantity: number
}

/** The outcome of a settled pick. */
export interface Outcome {
  sideAPercent: number
  /** Null for a trivia whose answer is withheld. */
  winner: Side | null
  correct: boolean | null
  /** The game's answer, as far as it is known. */
  correctAnswer: Answer
  points: PlayView['points']
  /** What became of a stake, as far as the server says it at once. */
  wager?: PlayView['wager']
}

/** What pauses the automatic advance: pointer or focus on a card, a touch of the result, or an open dialog. */
export type HoldReason = 'attention' | 'touch' | 'prompt' | 'dialog' | 'closed'

export interface PlayState {
  phase: Phase
  /** The game on screen; null only when there was none to begin with. */
  game: Game | null
  /** Games still to come, the next one first. */
  queue: Game[]
  gameIndex: number
  pick: Pick | null
  outcome: Outcome | null
  /** Points of plays whose answer from the server is still out, by game. */
  unconfirmed: Record<string, number>
  timers: Timers
  holds: HoldReason[]
  /** Freezes the automatic advance until told otherwise. */
  autoNavigateStopped: boolean
  sessionPoints: number
  muted: boolean
  /** The wish of the player, or of the page before that, outlives a fall back to passive. */
  staysMuted: boolean
  captionsOn: boolean
  /** As in `PlayView`. */
  motionStopped?: boolean
  loggedIn: boolean
  /** Visible share of the widget, as the publisher's page last said it. */
  ratio: number
  /** The share at the last pick if it was not all: whoever plays with less in view sees enough. */
  enough: number | null
  inView: boolean
  /** Where the visit stands in its script; null until the later parts have loaded. */
  visit: VisitState | null
}

/** What the configuration says; it may change with a sign-in, an expansion or a partner's cards. */
export interface PlaySettings {
  timings: Timings
  passiveModeEnabled: boolean
  /** Share of the widget that must be visible, 0..1. */
  inViewRatio: number
  points: PointsTable
  votes: Record<string, { a: number; b: number }>
  /** What the later parts are told; they bring it themselves. */
  visit?: VisitSettings
}

export interface Step {
  state: PlayState
  effects: PlayEffect[]
}

/** The effects of a step. */
export type PlayEffect =
  | { type: 'submit_pick'; pick: Pick; game: Game }
  | { type: 'show_pick_error'; message: string | null }
  | { type: 'game_started'; game: Game }
  | { type: 'pick_made'; pick: Pick; game: Game; gameIndex: number }
  | { type: 'game_finished'; game: Game; outcome: Outcome }
  | { type: 'list_ended'; loggedIn: boolean }
  /** A dialog over the game asks for an account. `refuses`: without one no further pick counts; `insists`: nor does it close. */
  | {
      type: 'prompt_sign_up'
      occasion: 'limit_reached' | 'points_wait'
      refuses?: boolean
      insists?: boolean
    }
  /** A card between two games asks for an account. */
  | { type: 'sign_up_suggested' }
  /** The screen keeps its place: `message` says why, to screen readers and statistics. */
  | { type: 'advance_rejected'; message: string }
  /** A side waits for its stake: the pick, which brings the remotes otherwise, is not made yet. */
  | { type: 'stake_opened' }
  /** A stranger has this many games left. */
  | { type: 'games_left'; left: number }
  /** Games about something are wanted, or without a text those that fit the page. */
  | { type: 'search_started'; text: string }
  /** A stranger may play no more games. */
  | { type: 'limit_reached' }

export type PlayEvent =
  | { type: 'gameplay_started' }
  | { type: 'side_picked'; side: Side; key: string; pickedAt: string }
  /** Another stake for the side that is chosen; null leaves the number to the card. */
  | { type: 'stake_changed'; ticketType: TicketType; quantity: number | null }
  | ({ type: 'bet_placed' } & Stake)
  | { type: 'bet_withdrawn' }
  /** A bonus item before the pick. */
  | { type: 'bonus_tapped' }
  | { type: 'skip_requested' }
  /** One of the games still to come. */
  | { type: 'game_chosen'; gameId: string }
  | { type: 'next_requested' }
  | { type: 'ticked'; elapsedMs: number }
  /** `confirmed` is false when no answer came and the pick waits to be sent again. */
  | { type: 'pick_settled'; gameId: string; outcome: Outcome; confirmed: boolean }
  /**
   * `gameGone`: the server will never take this game again, so it is not offered again. `game`: what is offered again when
   * the refusal comes after the play went on; without one nobody is told.
   */
  | {
      type: 'pick_refused'
      gameId: string
      message: string | null
      gameGone: boolean
      game?: Game
    }
  | { type: 'hold_changed'; reason: HoldReason; held: boolean }
  /** A card asks for another time on its screen; null asks for the player's own. */
  | { type: 'time_requested'; ms: number | null }
  /** The answers stand in another place of the screen, as after a change of the layout. */
  | { type: 'answers_moved' }
  | { type: 'auto_navigate_changed'; stopped: boolean }
  /** Sent once, by the later parts. */
  | ({ type: 'visit_started' } & VisitStart)
  | { type: 'ad_changed'; ad: AdState }
  | { type: 'video_changed'; change: VideoChange }
  /** The settings allow ads now, or no longer. */
  | { type: 'ads_switched' }
  | { type: 'timer_set'; name: CardTimerName; durationMs: number }
  /** Forces the timer to its end. */
  | { type: 'timer_cleared'; name: CardTimerName }
  | { type: 'mute_toggled' }
  /** The page wants no sound before the player does. */
  | { type: 'kept_muted' }
  | { type: 'silenced' }
  | { type: 'captions_toggled' }
  | { type: 'motion_changed'; stopped: boolean }
  | { type: 'input_seen' }
  /** `most`: the greatest share the window can show of a widget that is larger than it. */
  | { type: 'visibility_changed'; ratio: number; most?: number }
  | { type: 'logged_in' }
  /** `sessionPoints`: what waits to be kept in this browser; the player's own points left with the player. */
  | { type: 'logged_out'; sessionPoints: number }
  /** The waiting points have changed. */
  | { type: 'points_waited'; sessionPoints: number }
  | { type: 'games_added'; games: Game[] }
  /** What is spoken in the clip of a game, which the page leaves out. */
  | { type: 'speech_learned'; gameId: string; speechMarks: SpeechMark[] }
  /** The player is shown no advertising from now on. */
  | { type: 'ad_games_unwanted' }
  /** Games that come before all others, wherever they stood. */
  | { type: 'games_preferred'; games: Game[] }
  | { type: 'search_requested'; text: string }
  /** What the search for `text` brought: games about it, or others where there are none. Without `games` it failed. */
  | { type: 'search_ended'; text: string; fits: boolean; games?: Game[] }
  /** `today`: how many of them the player made today, as far as that is known. */
  | { type: 'plays_learned'; gameIds: string[]; today?: number }
