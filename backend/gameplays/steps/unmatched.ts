import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PlayableGame } from '#games/contract'
import type { GamePlayRow } from '#gameplays/store/game_play_row'
import type { Step } from '#gameplays/domain/settlement'
import { ReturnOpenTickets } from '#gameplays/steps/return_open_tickets'

/** After the last join, waiting tickets cannot be matched any more. */
@inject()
export class Unmatched implements Step {
  readonly matching = true

  constructor(private readonly returnOpenTickets: ReturnOpenTickets) {}

  plays(): string {
    return `ticket_type = 'black' and matched_count + refunded_count < quantity
      and state in ('waiting_for_match', 'matched')`
  }

  /** An admin may have moved the last join to a later time. */
  notBeforeMs({ state, lastJoinTimeMs }: PlayableGame): number {
    return state === 'new' || state === 'active' || state === 'quarantined' ? lastJoinTimeMs : 0
  }

  settle(
    plays: readonly GamePlayRow[],
    game: PlayableGame,
    _revision: number,
    trx: TransactionClientContract
  ): Promise<void> {
    return this.returnOpenTickets.handle(plays, game, trx)
  }

  async finish(): Promise<void> {}
}
