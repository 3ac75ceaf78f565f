import { inject } from '@adonisjs/core'
import type { Actor } from '#shared/actor'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { transact } from '#shared/database/transact'
import { audit } from '#shared/privacy/audit'
import { failure, success, type Result } from '#shared/result'
import { DrawingConditionsContract } from '#leaderboards/contract'
import { findPlace, holdDrawing } from '#prizes/store/awards'

type Refusal = { type: 'not_found' } | { type: 'not_confirmed' } | { type: 'not_eligible' }

/** Writes down that a prize went to its winner, and how; once. */
@inject()
export class FulfilPrize {
  constructor(private readonly conditions: DrawingConditionsContract) {}

  async handle(
    at: { boardId: string; place: number },
    fulfilment: string,
    actor: Actor
  ): Promise<Result<null, Refusal>> {
    const row = await findPlace(at)
    if (!row) return failure({ type: 'not_found' })
    const out = await this.conditions.listLost(at.boardId, [row.user_id])
    if (out.has(row.user_id)) return failure({ type: 'not_eligible' })
    return transact(async (trx): Promise<Result<null, Refusal>> => {
      await holdDrawing(at.boardId, trx)
      const written = await run(
        trx,
        `update prize_awards set state = 'fulfilled', fulfilled_at = ?, fulfilled_by = ?, fulfilment = ?
         where leaderboard_id = ? and place = ? and state = 'confirmed' returning place`,
        [clock.nowMs(), actor.actorId, fulfilment, at.boardId, at.place]
      )
      if (written.length === 0) return failure({ type: 'not_confirmed' })
      const target = { type: 'leaderboard', id: at.boardId } as const
      const after = { place: at.place, userId: row.user_id, fulfilment }
      await audit({ ...actor, action: 'prize.fulfilled', target, before: null, after }, trx)
      return success(null)
    })
  }
}
