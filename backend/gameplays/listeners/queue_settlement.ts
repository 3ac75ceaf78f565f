import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GameState } from '@sidepick/rules/types'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import type { DomainEvents } from '#shared/delivery/domain_events'
import type { StepName } from '#gameplays/domain/settlement'
import { queue } from '#gameplays/store/settlements'

const { firstReminderMs, secondReminderMs } = constants.settlement

/** The steps that follow from a game's new state, with their delays. */
const FOLLOWS: Partial<Record<GameState, { step: StepName; afterMs: number }[]>> = {
  waiting_for_declaration: [
    { step: 'first_reminder', afterMs: firstReminderMs },
    { step: 'second_reminder', afterMs: secondReminderMs },
  ],
  declaring_winner: [{ step: 'declare', afterMs: 0 }],
  changing_game_result: [{ step: 'change', afterMs: 0 }],
  processing_payouts: [{ step: 'pay', afterMs: 0 }],
  canceled: [{ step: 'refund', afterMs: 0 }],
}

/** Queues the settlement in the transaction that moved the game, so that a killed process loses nothing. */
export async function queueSettlement(
  { gameId, revision, to }: DomainEvents['game_moved'],
  trx: TransactionClientContract
): Promise<void> {
  for (const { step, afterMs } of FOLLOWS[to] ?? []) {
    await queue({ gameId, revision, step, dueAtMs: clock.nowMs() + afterMs }, trx)
  }
}
