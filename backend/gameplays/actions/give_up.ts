import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { decidedBy } from '@sidepick/rules/game_types'
import { game as constants } from '#config/game'
import { audit, PLATFORM } from '#shared/privacy/audit'
import { clock } from '#shared/clock'
import { transact } from '#shared/database/transact'
import { PlayedGamesContract } from '#games/contract'
import { STEP_TERMS, type GivenUp, type Settlement } from '#gameplays/domain/settlement'
import { close, hold, queue, release } from '#gameplays/store/settlements'

const { resumeAfterMs } = constants.settlement

/** Takes the game back; false where it stays. */
type Way = (settlement: Settlement, trx: TransactionClientContract) => Promise<boolean>

/**
 * A step failed too often: admins are told, and the game returns to a state in which somebody can act. The declaration
 * of a prediction is undone; a payment keeps what it has paid and waits an hour; every other step is retried, because
 * nothing else helps.
 */
@inject()
export class GiveUp {
  private readonly ways: Record<GivenUp, Way> = {
    undo_result: (settlement, trx) => this.undoResult(settlement, trx),
    hold_payment: (settlement, trx) => this.holdPayment(settlement, trx),
    try_again: async () => false,
  }

  constructor(private readonly games: PlayedGamesContract) {}

  async handle(settlement: Settlement, error: string): Promise<void> {
    const { gameId, revision, step } = settlement
    logger.error({ gameId, revision, step, reason: error }, 'a settlement failed again and again')
    const stopped = await transact(async (trx) => {
      await hold(settlement, trx)
      await this.tell(settlement, error, trx)
      return this.goBack(settlement, trx)
    })
    if (!stopped) {
      await release(settlement, { dueAtMs: clock.nowMs() + resumeAfterMs, tries: 0, error })
    }
  }

  /** Whether the game went back. */
  private async goBack(settlement: Settlement, trx: TransactionClientContract): Promise<boolean> {
    const wentBack = await this.ways[STEP_TERMS[settlement.step].givenUp](settlement, trx)
    if (wentBack) await close(settlement, 'error', trx)
    return wentBack
  }

  private async undoResult(
    { gameId, revision }: Settlement,
    trx: TransactionClientContract
  ): Promise<boolean> {
    const game = await this.games.findPlayable(gameId, trx)
    // Nobody could declare a poll differently, and tickets that a tie returned stay returned.
    if (!game || decidedBy(game) !== 'declaration') return false
    await queue({ gameId, revision, step: 'undo' }, trx)
    return true
  }

  private async holdPayment(
    { gameId }: Settlement,
    trx: TransactionClientContract
  ): Promise<boolean> {
    const back = { from: ['processing_payouts'], to: 'winner_declared' } as const
    const holdUntilMs = clock.nowMs() + resumeAfterMs
    const moved = await this.games.move(gameId, { ...back, by: 'scheduler', holdUntilMs }, trx)
    return moved.ok
  }

  private async tell(
    { id, gameId, revision, step }: Settlement,
    error: string,
    trx: TransactionClientContract
  ): Promise<void> {
    await audit(
      {
        ...PLATFORM,
        action: 'game.settlement_failed',
        target: { type: 'game', id: gameId },
        before: null,
        after: { settlementId: id, revision, step, error },
      },
      trx
    )
  }
}
