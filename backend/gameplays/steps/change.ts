import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { GamesContract, type PlayableGame } from '#games/contract'
import type { GamePlayRow } from '#gameplays/game_play_row'
import type { Step } from '#gameplays/settlement'
import { showResult } from '#gameplays/steps/declare'
import { isBlack, isDecidedLater, isRight, mark, toWin } from '#gameplays/steps/plays_of'
import { TakeBackWins } from '#gameplays/steps/take_back_wins'
import { tellSettled } from '#gameplays/steps/tell_settled'
import { toSettled } from '#gameplays/steps/to_settled'
import { WalletsContract } from '#wallets/contract'

/** Another result than before: what the earlier one gave is taken back, and the winners of this one see theirs. */
@inject()
export class Change implements Step {
  readonly from = 'changing_game_result'

  constructor(
    private readonly games: GamesContract,
    private readonly wallets: WalletsContract,
    private readonly takeBackWins: TakeBackWins
  ) {}

  plays(game: PlayableGame): string | null {
    return isDecidedLater(game)
      ? `state in ('matched', 'declared_winner', 'declared_loser', 'won', 'lost')`
      : null
  }

  async settle(
    plays: readonly GamePlayRow[],
    game: PlayableGame,
    revision: number,
    trx: TransactionClientContract
  ): Promise<void> {
    const right = plays.filter(({ side }) => isRight(game.correctAnswer, side))
    const wrong = plays.filter(({ side }) => !isRight(game.correctAnswer, side))
    // Who was right and still is keeps gray and points; coins have keys of their result, so all of them go back.
    await this.takeBackWins.handle([...wrong, ...right.filter(isBlack)], game, revision - 1, trx)
    await mark(right, { state: 'declared_winner', correct: true }, trx)
    await mark(wrong, { state: 'declared_loser', correct: false, claimableUntilMs: null }, trx)
    const wins = right.filter(isBlack).map((play) => toWin(play, revision))
    await this.wallets.postPendingWins(wins, trx)
    const settled = [
      ...right.map((play) => toSettled(play, 'won')),
      ...wrong.map((play) => toSettled(play, 'lost')),
    ]
    await tellSettled(game, { kind: 'changed', revision, plays: settled }, trx)
  }

  async finish(
    game: PlayableGame,
    revision: number,
    trx: TransactionClientContract
  ): Promise<void> {
    await this.wallets.takeBackCuts({ gameId: game.id, revision: revision - 1 }, trx)
    await showResult(this.games, game, 'changing_game_result', trx)
  }
}
