import { inject } from '@adonisjs/core'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { transact } from '#shared/database/transact'
import { failure, success, type Result } from '#shared/result'
import { DrawingConditionsContract } from '#leaderboards/contract'
import { sealContact, type Contact } from '#prizes/domain/contact'
import { findOwn, holdDrawing, type AwardRow } from '#prizes/store/awards'

type Refusal = { type: 'not_found' } | { type: 'not_offered' } | { type: 'not_eligible' }

/** A winner says where the prize goes, and may say it again until it went. */
@inject()
export class ConfirmPrize {
  constructor(private readonly conditions: DrawingConditionsContract) {}

  async handle(
    own: { boardId: string; userId: string },
    { contact, initialsOnly }: { contact: Contact; initialsOnly?: boolean | undefined }
  ): Promise<Result<AwardRow, Refusal>> {
    const { boardId: leaderboardId, userId } = own
    if ((await findOwn(own)) === null) return failure({ type: 'not_found' })
    const out = await this.conditions.listLost(leaderboardId, [userId])
    if (out.has(userId)) return failure({ type: 'not_eligible' })
    const nowMs = clock.nowMs()
    const confirmed = await transact(async (trx) => {
      await holdDrawing(leaderboardId, trx)
      return run(
        trx,
        `update prize_awards
       set state = 'confirmed', contact_sealed = ?, confirmed_at = coalesce(confirmed_at, ?),
           initials_only = coalesce(?, initials_only)
       where leaderboard_id = ? and user_id = ?
         and (state = 'confirmed' or (state = 'offered' and confirm_before > ?)) returning place`,
        [
          ...[sealContact(contact, { leaderboardId, userId }), nowMs, initialsOnly ?? null],
          ...[leaderboardId, userId, nowMs],
        ]
      )
    })
    if (confirmed.length === 0) return failure({ type: 'not_offered' })
    return success((await findOwn(own))!)
  }
}
