import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { PlayedGamesContract, type GameMove, type PlayableGame } from '#games/contract'
import type { GamePlayRow } from '#gameplays/store/game_play_row'
import type { Step } from '#gameplays/domain/settlement'
import { moveOn } from '#gameplays/steps/move_on'
import { isBlack, isDecidedLater, mark, toWin } from '#gameplays/steps/plays_of'
import { WinningsContract } from '#wallets/contract'

/** A result could not be settled: what it gave to some plays is taken back, and the game waits to be declared again. */
@inject()
export class Undo implements Step {
  readonly from = 'declaring_winner'

  constructor(
    private readonly games: PlayedGamesContract,
    private readonly winnings: WinningsContract
  ) {}

  plays(game: PlayableGame): string | null {
    return isDecidedLater(game) ? `state in ('declared_winner', 'declared_loser')` : null
  }

  async settle(
    plays: readonly GamePlayRow[],
    _game: PlayableGame,
    revision: number,
    trx: TransactionClientContract
  ): Promise<void> {
    const won = plays.filter((play) => play.state === 'declared_winner' && isBlack(play))
    await this.winnings.takeBack(
      won.map((play) => toWin(play, revision)),
      trx
    )
    await mark(plays, { state: 'matched', correct: null }, trx)
  }

  async finish(
    { id }: PlayableGame,
    _revision: number,
    trx: TransactionClientContract
  ): Promise<void> {
    const back: Omit<GameMove, 'by'> = { from: ['declaring_winner'], to: 'waiting_for_declaration' }
    await moveOn(this.games, id, { ...back, correctAnswer: null }, trx)
  }
}
