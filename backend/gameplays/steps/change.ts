import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { PlayedGamesContract, type PlayableGame } from '#games/contract'
import type { GamePlayRow } from '#gameplays/store/game_play_row'
import type { Step } from '#gameplays/domain/settlement'
import { decide } from '#gameplays/steps/decide'
import { showResult } from '#gameplays/steps/declare'
import { isBlack, isDecidedLater, isRight } from '#gameplays/steps/plays_of'
import { TakeBackWins } from '#gameplays/steps/take_back_wins'
import { tellSettled } from '#gameplays/steps/tell_settled'
import { WinningsContract } from '#wallets/contract'

/** The result changed: what the earlier one paid is taken back, and its winners get pending coins. */
@inject()
export class Change implements Step {
  readonly from = 'changing_game_result'

  constructor(
    private readonly games: PlayedGamesContract,
    private readonly winnings: WinningsContract,
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
    // Plays that stay right keep gray and points. Coins have keys with the revision, so all of them are reversed.
    const given = plays.filter((play) => isBlack(play) || !isRight(game.correctAnswer, play.side))
    await this.takeBackWins.handle(given, game, revision - 1, trx)
    const settled = await decide(plays, game, revision, this.winnings, trx)
    await tellSettled(game, { kind: 'changed', revision, plays: settled }, trx)
  }

  async finish(
    game: PlayableGame,
    revision: number,
    trx: TransactionClientContract
  ): Promise<void> {
    await this.winnings.takeBackCuts({ gameId: game.id, revision: revision - 1 }, trx)
    await showResult(this.games, game, 'changing_game_result', trx)
  }
}
