import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { PlayableGame } from '#games/contract'
import type { GamePlayRow } from '#gameplays/store/game_play_row'
import { isBlack, openTickets } from '#gameplays/steps/plays_of'
import { tellSettled, toCanceled } from '#gameplays/steps/tell_settled'
import { stakeOf } from '#gameplays/domain/stake_of'
import { WalletsContract } from '#wallets/contract'

/** Once per game, whatever its results, so the key has no revision. */
const NO_RESULT = 0

/** Returns unmatched black tickets. A play without any match ends. */
@inject()
export class ReturnOpenTickets {
  constructor(private readonly wallets: WalletsContract) {}

  async handle(
    plays: readonly GamePlayRow[],
    game: PlayableGame,
    trx: TransactionClientContract
  ): Promise<void> {
    const open = plays.filter((play) => isBlack(play) && openTickets(play) > 0)
    if (open.length === 0) return
    await this.refund(open, trx)
    const settled = open.map((play) => toCanceled(play, openTickets(play)))
    await tellSettled(game, { kind: 'unmatched', revision: NO_RESULT, plays: settled }, trx)
  }

  /** Without telling anybody. */
  async refund(open: readonly GamePlayRow[], trx: TransactionClientContract): Promise<void> {
    const stakes = open.map((play) => ({ ...stakeOf(play), quantity: openTickets(play) }))
    await this.wallets.refund(stakes, 'unmatched', trx)
    await run(
      trx,
      `update game_plays set refunded_count = quantity - matched_count,
         state = case when matched_count = 0 then 'canceled' else state end
       where id in (${open.map(() => '?').join(', ')})`,
      open.map(({ id }) => id)
    )
  }
}
