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

/** What happens to a game when one of its steps has failed too often. */
export type GivenUp = 'undo_result' | 'hold_payment' | 'try_again'

interface StepTerms {
  /** Whether it settles a result once: its ledger keys are used up, so another result needs a new revision. */
  once: boolean
  givenUp: GivenUp
}

export const STEP_TERMS: Record<StepName, StepTerms> = {
  declare: { once: true, givenUp: 'undo_result' },
  undo: { once: false, givenUp: 'try_again' },
  change: { once: true, givenUp: 'try_again' },
  pay: { once: false, givenUp: 'hold_payment' },
  refund: { once: false, givenUp: 'try_again' },
  unmatched: { once: false, givenUp: 'try_again' },
  first_reminder: { once: false, givenUp: 'try_again' },
  second_reminder: { once: false, givenUp: 'try_again' },
}

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
