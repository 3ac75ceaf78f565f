import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { outlast } from '#shared/database/dialect'
import { scrub } from '#shared/privacy/scrub'
import { GiveUp } from '#gameplays/actions/give_up'
import { SettleBatch } from '#gameplays/actions/settle_batch'
import type { Settlement } from '#gameplays/domain/settlement'
import { lease, LeaseLost, release } from '#gameplays/store/settlements'
import { Steps } from '#gameplays/steps/steps'

/** Settlements that alternate, batch by batch, so that a small game never waits for a big one. */
const LANES = 10

/** Longest run; the next run continues. */
const SLICE_MS = 2_000

/** How long a settlement waits for late plays before other settlements go first. */
const OUTLAST_MS = 500

const { triesMax, retryAfterMs } = constants.settlement

/** Settles what is due, a batch at a time. Many processes may run it: each row is leased to one. */
@inject()
export class SettleDue {
  constructor(
    private readonly steps: Steps,
    private readonly settleBatch: SettleBatch,
    private readonly giveUp: GiveUp
  ) {}

  /** Returns the number of completed batches; zero means that nothing due can proceed now. */
  async handle(): Promise<number> {
    const endsAt = performance.now() + SLICE_MS
    const open = await lease(LANES)
    let batches = 0
    for (let next = open.shift(); next; next = open.shift()) {
      if (performance.now() > endsAt) {
        await release(next, { dueAtMs: clock.nowMs() })
        continue
      }
      const begunAt = performance.now()
      const progress = await this.work(next)
      if (progress === null) continue
      batches += 1
      if (progress === 'more') open.push({ ...next, status: 'processing', tries: 0 })
      // Pauses as long as it works, because on SQLite no play can be written during a batch.
      await sleep(performance.now() - begunAt)
    }
    return batches
  }

  /** Whether there is more to do; null if nothing could be done. */
  private async work(settlement: Settlement): Promise<'more' | 'done' | null> {
    try {
      if (await this.isEarly(settlement)) return null
      const progress = await this.settleBatch.handle(settlement)
      if (progress.type !== 'early') return progress.type
      await release(settlement, progress)
    } catch (error) {
      if (!(error instanceof LeaseLost)) await this.fail(settlement, error)
    }
    return null
  }

  /**
   * The game's state is committed, so plays that start now are refused. Plays that started before may still be written;
   * the settlement waits for them once.
   */
  private async isEarly(settlement: Settlement): Promise<boolean> {
    if (settlement.status !== 'created' || !this.steps.get(settlement.step).latePlays) return false
    if (await outlast(db.connection(), OUTLAST_MS)) return false
    await release(settlement, { dueAtMs: clock.nowMs() })
    return true
  }

  private async fail(settlement: Settlement, cause: unknown): Promise<void> {
    const { gameId, revision, step } = settlement
    const error = scrub(String(cause)).slice(0, 500)
    const tries = settlement.tries + 1
    logger.warn({ gameId, revision, step, tries, reason: error }, 'a settlement failed')
    if (tries < triesMax) {
      const dueAtMs = clock.nowMs() + retryAfterMs * 2 ** (tries - 1)
      return release(settlement, { dueAtMs, tries, error })
    }
    try {
      await this.giveUp.handle(settlement, error)
    } catch (failed) {
      logger.error({ err: failed, gameId, revision, step }, 'a settlement could not be given up')
      await release(settlement, { dueAtMs: clock.nowMs() + retryAfterMs, tries: triesMax, error })
    }
  }
}
