import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PlayableGame } from '#games/contract'
import { claimableUntilMs } from '#gameplays/domain/claims'
import type { SettledPlay } from '#gameplays/events/plays_settled'
import type { GamePlayRow } from '#gameplays/store/game_play_row'
import { isPaid, mark } from '#gameplays/steps/plays_of'
import { toCanceled } from '#gameplays/steps/tell_settled'
import { stakeOf } from '#gameplays/domain/stake_of'
import { WalletsContract } from '#wallets/contract'

/**
 * A tie: matched tickets are returned in full, without a rake. The plays count as right, and their points can be
 * claimed although they are canceled.
 */
@inject()
export class PushTies {
  constructor(private readonly wallets: WalletsContract) {}

  async handle(
    plays: readonly GamePlayRow[],
    game: PlayableGame,
    trx: TransactionClientContract
  ): Promise<SettledPlay[]> {
    const stakes = plays.map((play) => ({ ...stakeOf(play), quantity: play.matched_count }))
    await this.wallets.refund(stakes, 'cancel', trx)
    const over = { state: 'canceled', correct: true } as const
    const claimable = claimableUntilMs(game)
    await mark(plays.filter(isPaid), { ...over, claimableUntilMs: claimable }, trx)
    await mark(
      plays.filter((play) => !isPaid(play)),
      over,
      trx
    )
    return plays.map((play) => toCanceled(play, play.matched_count))
  }
}
