import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GameState } from '@sidepick/rules/types'
import type { PlayableGame } from '#games/contract'
import type { GamePlayRow } from '#gameplays/store/game_play_row'

/** The steps that a game's change of state can cause. */
export type StepName =
  | 'declare'
  | 'undo'
  | 'change'
  | 'pay'
  | 'refund'
  | 'unmatched'
  | 'first_reminder'
  | 'second_reminder'

/** One step for one revision of a game's result, with its position. */
export interface Settlement {
  id: string
  gameId: string
  revision: number
  step: StepName
  status: 'created' | 'processing'
  /** Failures since the last completed batch. */
  tries: number
  /** The worker's lease; another value means that another worker has taken over. */
  lease: string
}

/** What a step does with a game's plays and finally with the game, all in the batch's transaction. */
export interface Step {
  /** The game's state in which the step runs; in another state it has nothing to do. Any state by default. */
  readonly from?: GameState
  /** The SQL condition for the plays to settle; null where there are none. */
  plays(game: PlayableGame): string | null
  /** Whether a play may be late: written while the game was open and committed after it was closed. */
  readonly latePlays?: boolean
  /** Whether plays may still be matched during the step: then it locks the game's row, as matching does. */
  readonly matching?: boolean
  /** Earliest start, even if the row is due before. Epoch milliseconds. */
  notBeforeMs?(game: PlayableGame): number
  settle(
    plays: readonly GamePlayRow[],
    game: PlayableGame,
    revision: number,
    trx: TransactionClientContract
  ): Promise<void>
  finish(game: PlayableGame, revision: number, trx: TransactionClientContract): Promise<void>
}
