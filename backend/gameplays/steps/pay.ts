import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { paysGray } from '@sidepick/rules/tickets'
import { PlayedGamesContract, type PlayableGame } from '#games/contract'
import { claimableUntilMs, claimPoints } from '#gameplays/domain/claims'
import type { GamePlayRow } from '#gameplays/store/game_play_row'
import type { Step } from '#gameplays/domain/settlement'
import { moveOn } from '#gameplays/steps/move_on'
import { isBlack, isDecidedLater, isPaid, mark, toLightWin, toWin } from '#gameplays/steps/plays_of'
import { ShareRake } from '#gameplays/steps/share_rake'
import { WinningsContract } from '#wallets/contract'

/** The result is final: pending coins are paid, the tickets are burned, and the rake is shared. */
@inject()
export class Pay implements Step {
  readonly from = 'processing_payouts'

  constructor(
    private readonly games: PlayedGamesContract,
    private readonly winnings: WinningsContract,
    private readonly shareRake: ShareRake
  ) {}

  plays(game: PlayableGame): string | null {
    return isDecidedLater(game) ? `state in ('declared_winner', 'declared_loser')` : null
  }

  async settle(
    plays: readonly GamePlayRow[],
    game: PlayableGame,
    revision: number,
    trx: TransactionClientContract
  ): Promise<void> {
    const won = plays.filter(({ state }) => state === 'declared_winner')
    const lost = plays.filter(({ state }) => state === 'declared_loser')
    await this.winnings.payOut(
      won.filter(isBlack).map((play) => toWin(play, revision)),
      trx
    )
    const paid = won.filter(isPaid)
    if (paysGray(game)) await this.payGray(paid, revision, trx)
    const claimable = claimPoints(game) > 0 ? claimableUntilMs(game) : null
    await mark(paid, { state: 'won', claimableUntilMs: claimable }, trx)
    await mark(
      won.filter((play) => !isPaid(play)),
      { state: 'won' },
      trx
    )
    await mark(lost, { state: 'lost' }, trx)
  }

  private async payGray(
    won: readonly GamePlayRow[],
    revision: number,
    trx: TransactionClientContract
  ): Promise<void> {
    const light = won.filter((play) => !isBlack(play))
    await this.winnings.payGray(
      light.map((play) => toLightWin(play, revision)),
      trx
    )
  }

  async finish(
    game: PlayableGame,
    revision: number,
    trx: TransactionClientContract
  ): Promise<void> {
    await this.shareRake.handle(game, revision, trx)
    await moveOn(this.games, game.id, { from: ['processing_payouts'], to: 'ended' }, trx)
  }
}
