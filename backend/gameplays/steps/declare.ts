import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { PlayedGamesContract, type PlayableGame } from '#games/contract'
import type { GamePlayRow } from '#gameplays/store/game_play_row'
import type { Step } from '#gameplays/domain/settlement'
import { decide } from '#gameplays/steps/decide'
import { moveOn } from '#gameplays/steps/move_on'
import { isBlack, isDecidedLater } from '#gameplays/steps/plays_of'
import { PushTies } from '#gameplays/steps/push_ties'
import { ReturnOpenTickets } from '#gameplays/steps/return_open_tickets'
import { tellSettled } from '#gameplays/steps/tell_settled'
import { WinningsContract } from '#wallets/contract'

/** A game has its first result: every play is marked right or wrong, and winners get pending coins. */
@inject()
export class Declare implements Step {
  readonly from = 'declaring_winner'
  readonly latePlays = true

  constructor(
    private readonly games: PlayedGamesContract,
    private readonly winnings: WinningsContract,
    private readonly returnOpenTickets: ReturnOpenTickets,
    private readonly pushTies: PushTies
  ) {}

  plays(game: PlayableGame): string | null {
    return isDecidedLater(game) ? `state in ('waiting_for_match', 'matched')` : null
  }

  async settle(
    plays: readonly GamePlayRow[],
    game: PlayableGame,
    revision: number,
    trx: TransactionClientContract
  ): Promise<void> {
    await this.returnOpenTickets.handle(plays, game, trx)
    const matched = plays.filter((play) => play.matched_count > 0)
    const { correctAnswer: result } = game
    const pushed = result === null ? matched.filter(isBlack) : []
    const decided = result === null ? matched.filter((play) => !isBlack(play)) : matched
    const back = await this.pushTies.handle(pushed, game, trx)
    await tellSettled(game, { kind: 'tied', revision, plays: back }, trx)
    const settled = await decide(decided, game, revision, this.winnings, trx)
    await tellSettled(game, { kind: 'declared', revision, plays: settled }, trx)
  }

  async finish(
    game: PlayableGame,
    _revision: number,
    trx: TransactionClientContract
  ): Promise<void> {
    await showResult(this.games, game, 'declaring_winner', trx)
  }
}

/** The result is known. Where coins are at stake the payment waits, so that an admin may object. */
export async function showResult(
  games: PlayedGamesContract,
  { id, correctAnswer }: PlayableGame,
  from: 'declaring_winner' | 'changing_game_result',
  trx: TransactionClientContract
): Promise<void> {
  const waits = correctAnswer !== null && (await hasMatches(id, trx))
  const holdUntilMs = waits ? clock.nowMs() + constants.settlement.holdMs : null
  await moveOn(games, id, { from: [from], to: 'winner_declared', holdUntilMs }, trx)
}

async function hasMatches(gameId: string, trx: TransactionClientContract): Promise<boolean> {
  const rows = await run(trx, 'select 1 from game_matches where game_id = ? limit 1', [gameId])
  return rows.length > 0
}
