import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { transact } from '#shared/database/transact'
import { PlayedGamesContract, type PlayableGame } from '#games/contract'
import { listPlaysToSettle } from '#gameplays/queries/list_plays_to_settle'
import type { Settlement, Step } from '#gameplays/domain/settlement'
import { advance, close, hold } from '#gameplays/store/settlements'
import { Steps } from '#gameplays/steps/steps'

export type Progress = { type: 'more' } | { type: 'done' } | { type: 'early'; dueAtMs: number }

/**
 * Settles the next plays of a settlement in one transaction: their payments, their events and the position of the walk
 * are committed together. After the last play the game moves on.
 */
@inject()
export class SettleBatch {
  constructor(
    private readonly games: PlayedGamesContract,
    private readonly steps: Steps
  ) {}

  handle(settlement: Settlement): Promise<Progress> {
    const step = this.steps.get(settlement.step)
    return transact(async (trx) => {
      const walkedTo = await hold(settlement, trx)
      const lock = step.matching === true
      const game = await this.games.findPlayable(settlement.gameId, trx, { lock })
      if (!game || (step.from && step.from !== game.state)) {
        await close(settlement, 'complete', trx)
        return { type: 'done' }
      }
      const dueAtMs = step.notBeforeMs?.(game) ?? 0
      if (dueAtMs > clock.nowMs()) return { type: 'early', dueAtMs }
      if (await this.walk(settlement, step, game, walkedTo, trx)) return { type: 'more' }
      await step.finish(game, settlement.revision, trx)
      await close(settlement, 'complete', trx)
      return { type: 'done' }
    })
  }

  /**
   * Whether there was anything to do. A walk ends with a look at all plays, because one may have been committed late.
   */
  private async walk(
    settlement: Settlement,
    step: Step,
    game: PlayableGame,
    walkedTo: string | null,
    trx: TransactionClientContract
  ): Promise<boolean> {
    const condition = step.plays(game)
    if (condition === null) return false
    const { id: gameId } = game
    const limit = constants.settlement.batchPlays
    let plays = await listPlaysToSettle(gameId, { condition, after: walkedTo, limit }, trx)
    if (plays.length === 0 && walkedTo !== null && step.latePlays) {
      plays = await listPlaysToSettle(gameId, { condition, after: null, limit }, trx)
    }
    if (plays.length === 0) return false
    await step.settle(plays, game, settlement.revision, trx)
    await advance(settlement, plays.at(-1)!.user_id, trx)
    return true
  }
}
