import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PlayableGame } from '#games/contract'
import type { SettledPlay } from '#gameplays/events/plays_settled'
import type { GamePlayRow } from '#gameplays/store/game_play_row'
import { isBlack, isRight, mark, toWin } from '#gameplays/steps/plays_of'
import { toSettled } from '#gameplays/steps/to_settled'
import type { WinningsContract } from '#wallets/contract'

/** Marks plays as right or wrong, posts winners' pending coins, and returns each play's outcome for the event. */
export async function decide(
  plays: readonly GamePlayRow[],
  { correctAnswer }: PlayableGame,
  revision: number,
  winnings: WinningsContract,
  trx: TransactionClientContract
): Promise<SettledPlay[]> {
  const right = plays.filter(({ side }) => isRight(correctAnswer, side))
  const wrong = plays.filter(({ side }) => !isRight(correctAnswer, side))
  await mark(right, { state: 'declared_winner', correct: true }, trx)
  await mark(wrong, { state: 'declared_loser', correct: false, claimableUntilMs: null }, trx)
  const wins = right.filter(isBlack).map((play) => toWin(play, revision))
  await winnings.postPendingWins(wins, trx)
  return [
    ...right.map((play) => toSettled(play, 'won')),
    ...wrong.map((play) => toSettled(play, 'lost')),
  ]
}
