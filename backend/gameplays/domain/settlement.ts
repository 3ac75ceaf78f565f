import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GameState } from '@sidepick/rules/types'
import type { PlayableGame } from '#games/contract'
import type { GamePlayRow } from '#gameplays/store/game_play_row'

/** What a game's change of state leaves to do. */
export type StepName =
  | 'declare'
  | 'undo'
  | 'change'
  | 'pay'
  | 'refund'
  | 'unmatched'
  | 'first_reminder'
  | 'second_reminder'

/** One step of one game's result, as far as it has come. */
export interface Settlement {
  id: string
  gameId: string
  revision: number
  step: StepName
  status: 'created' | 'processing'
  /** Failures since a batch last went through. */
  tries: number
  /** Of whoever works on it; another one means that it is somebody else's by now. */
  lease: string
}

/** What a step does with a game's plays, and at last with the game. All of it is in the batch's transaction. */
export interface Step {
  /** The game's state that it follows from, and leads out of; in another one there is nothing left to do. Any when left out. */
  readonly from?: GameState
  /** Which plays there are to work on, as a condition; null where there are none. */
  plays(game: PlayableGame): string | null
  /** Whether a play may come late: made while the game was open, and not committed before it was closed. */
  readonly latePlays?: boolean
  /** Whether plays may still be matched meanwhile: the game's row is locked then, as whoever matches does. */
  readonly matching?: boolean
  /** Not before then, whatever the row says. Epoch milliseconds. */
  notBeforeMs?(game: PlayableGame): number
  settle(
    plays: readonly GamePlayRow[],
    game: PlayableGame,
    revision: number,
    trx: TransactionClientContract
  ): Promise<void>
  finish(game: PlayableGame, revision: number, trx: TransactionClientContract): Promise<void>
}
