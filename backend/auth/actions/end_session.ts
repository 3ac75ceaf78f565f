import type { Actor } from '#shared/actor'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { transact } from '#shared/database/transact'
import { audit } from '#shared/privacy/audit'
import { failure, success, type Result } from '#shared/result'
import { holdSessions } from '#auth/actions/hold_sessions'
import type { RevocationReason } from '#auth/domain/session'

const BECAUSE: RevocationReason = 'ended_by_admin'

/**
 * Ends one session of an account, by the act of an admin, with the sign-ins that it gave and nobody has claimed. The others
 * go on.
 */
export function endSession(
  { userId, sessionId }: { userId: string; sessionId: string },
  actor: Actor
): Promise<Result<void, { type: 'not_found' }>> {
  return transact(async (trx): Promise<Result<void, { type: 'not_found' }>> => {
    await holdSessions(userId, trx)
    const [ended] = await run(
      trx,
      `update refresh_families set revoked_at = ?, revoked_because = ?
       where id = ? and user_id = ? and revoked_at is null returning id`,
      [clock.nowMs(), BECAUSE, sessionId, userId]
    )
    if (!ended) return failure({ type: 'not_found' })
    await run(trx, 'delete from social_handoffs where family_id = ?', [sessionId])
    const line = { action: 'user.session_ended', target: { type: 'user', id: userId } } as const
    await audit({ ...actor, ...line, before: { session: sessionId }, after: null }, trx)
    return success(undefined)
  })
}
