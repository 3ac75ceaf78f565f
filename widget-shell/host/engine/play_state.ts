import type { Phase, PlayView } from '@sidepick/card-kit'
import type { Answer, Game, PointsTable, Side } from '@sidepick/rules/types'
import type { Timers } from './timers'
import type { Timings } from './timings'

/** A pick as it is sent: the key exists before the first attempt, so that a repeat is recognised. */
export interface Pick {
  gameId: string
  side: Side
  key: string
  /** ISO 8601. */
  pickedAt: string
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
}

/** What pauses the automatic advance: pointer or focus on a card, or an open dialog. */
export type HoldReason = 'attention' | 'dialog'

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
  /** The player's own wish outlives a fall back to passive. */
  mutedByPlayer: boolean
  captionsOn: boolean
  loggedIn: boolean
  /** As the publisher's page last said it. */
  inView: boolean
}

/** What stays fixed for the visit. */
export interface PlaySettings {
  timings: Timings
  passiveModeEnabled: boolean
  points: PointsTable
  votes: Record<string, { a: number; b: number }>
}

export interface Step {
  state: PlayState
  effects: PlayEffect[]
}

/** The effects of a step. */
export type PlayEffect =
  | { type: 'submit_pick'; pick: Pick; game: Game; local: Outcome }
  | { type: 'show_pick_error'; message: string | null }
  | { type: 'game_started'; game: Game }
  | { type: 'pick_made'; pick: Pick; game: Game; gameIndex: number }
  | { type: 'game_finished'; game: Game; outcome: Outcome }
  | { type: 'list_ended'; loggedIn: boolean }
  | { type: 'prompt_sign_up' }

export type PlayEvent =
  | { type: 'gameplay_started' }
  | { type: 'side_picked'; side: Side; key: string; pickedAt: string }
  | { type: 'skip_requested' }
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
  | { type: 'auto_navigate_changed'; stopped: boolean }
  | { type: 'mute_toggled' }
  | { type: 'silenced' }
  | { type: 'captions_toggled' }
  | { type: 'input_seen' }
  | { type: 'visibility_changed'; ratio: number }
  | { type: 'logged_in' }
  /** `sessionPoints`: what waits to be kept in this browser; the player's own points left with the player. */
  | { type: 'logged_out'; sessionPoints: number }
  /** The waiting points have changed. */
  | { type: 'points_waited'; sessionPoints: number }
  | { type: 'games_added'; games: Game[] }
  /** Games that come before all others, wherever they stood. */
  | { type: 'games_preferred'; games: Game[] }
  | { type: 'plays_learned'; gameIds: string[] }
