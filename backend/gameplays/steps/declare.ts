import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/dialect'
import { GamesContract, type PlayableGame } from '#games/contract'
import type { SettledPlay } from '#gameplays/events/plays_settled'
import type { GamePlayRow } from '#gameplays/game_play_row'
import type { Step } from '#gameplays/settlement'
import { isBlack, isDecidedLater, isRight, mark, toWin } from '#gameplays/steps/plays_of'
import { PushTies } from '#gameplays/steps/push_ties'
import { ReturnOpenTickets } from '#gameplays/steps/return_open_tickets'
import { tellSettled } from '#gameplays/steps/tell_settled'
import { toSettled } from '#gameplays/steps/to_settled'
import { WalletsContract } from '#wallets/contract'

/** A game has its first result: every play is right or wrong, and winners see what they will get. */
@inject()
export class Declare implements Step {
  readonly from = 'declaring_winner'
  readonly latePlays = true

  constructor(
    private readonly games: GamesContract,
    private readonly wallets: WalletsContract,
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
    await tellSettled(game, { kind: 'canceled', revision, plays: back }, trx)
    const settled = await this.decide(decided, game, revision, trx)
    await tellSettled(game, { kind: 'declared', revision, plays: settled }, trx)
  }

  private async decide(
    plays: readonly GamePlayRow[],
    { correctAnswer }: PlayableGame,
    revision: number,
    trx: TransactionClientContract
  ): Promise<SettledPlay[]> {
    const right = plays.filter(({ side }) => isRight(correctAnswer, side))
    const wrong = plays.filter(({ side }) => !isRight(correctAnswer, side))
    await mark(right, { state: 'declared_winner', correct: true }, trx)
    await mark(wrong, { state: 'declared_loser', correct: false }, trx)
    const wins = right.filter(isBlack).map((play) => toWin(play, revision))
    await this.wallets.postPendingWins(wins, trx)
    return [
      ...right.map((play) => toSettled(play, 'won')),
      ...wrong.map((play) => toSettled(play, 'lost')),
    ]
  }

  async finish(
    game: PlayableGame,
    _revision: number,
    trx: TransactionClientContract
  ): Promise<void> {
    await showResult(this.games, game, 'declaring_winner', trx)
  }
}

/** The result is out. Where coins are at stake it waits, so that somebody may object. */
export async function showResult(
  games: GamesContract,
  { id, correctAnswer }: PlayableGame,
  from: 'declaring_winner' | 'changing_game_result',
  trx: TransactionClientContract
): Promise<void> {
  const waits = correctAnswer !== null && (await hasMatches(id, trx))
  const holdUntilMs = waits ? clock.nowMs() + constants.settlement.holdMs : null
  const move = { from: [from], to: 'winner_declared', by: 'scheduler', holdUntilMs } as const
  const moved = await games.move(id, move, trx)
  if (!moved.ok) throw new Error(`game ${id} cannot show its result: ${moved.error.type}`)
}

async function hasMatches(gameId: string, trx: TransactionClientContract): Promise<boolean> {
  const rows = await run(trx, 'select 1 from game_matches where game_id = ? limit 1', [gameId])
  return rows.length > 0
}
