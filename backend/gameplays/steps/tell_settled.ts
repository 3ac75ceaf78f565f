import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publish } from '#shared/delivery/domain_events'
import type { PlayableGame } from '#games/contract'
import type { PlaysSettled, SettledPlay } from '#gameplays/events/plays_settled'
import type { GamePlayRow } from '#gameplays/store/game_play_row'

/** Emits the outcomes of a batch of plays. */
export async function tellSettled(
  { id: gameId, text, gameType, isAd }: PlayableGame,
  { kind, revision, plays }: Pick<PlaysSettled, 'kind' | 'revision' | 'plays'>,
  trx: TransactionClientContract
): Promise<void> {
  if (plays.length === 0) return
  const told = { gameId, text, gameType, isAd, revision, kind, plays }
  await publish({ type: 'plays_settled', ...told }, trx)
}

/** The outcome of a play without a result, with its returned tickets. */
export const toCanceled = (
  { id: playId, user_id: userId, unpaid }: GamePlayRow,
  tickets: number
): SettledPlay => ({
  ...{ playId, userId, outcome: 'canceled', coins: 0, tickets },
  unpaid: Boolean(unpaid),
})
