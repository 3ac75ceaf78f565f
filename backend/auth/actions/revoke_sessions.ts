import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { publish } from '#shared/delivery/domain_events'
import { holdSessions } from '#auth/actions/hold_sessions'
import type { RevocationReason } from '#auth/domain/session'

/**
 * Ends every family of a player except the given one. Unfinished sign-ins that wait to be claimed end too, and so does
 * what listens to `sessions_ended`: PINs.
 */
export async function revokeSessions(
  userId: string,
  exceptFamilyId: string | null,
  because: RevocationReason,
  trx: TransactionClientContract
): Promise<void> {
  await holdSessions(userId, trx)
  const kept = exceptFamilyId === null ? [] : [exceptFamilyId]
  const others = (column: string) =>
    exceptFamilyId === null ? '' : ` and (${column} is null or ${column} <> ?)`
  await run(
    trx,
    `update refresh_families set revoked_at = ?, revoked_because = ?
     where user_id = ? and revoked_at is null${others('id')}`,
    [clock.nowMs(), because, userId, ...kept]
  )
  await run(trx, `delete from social_handoffs where user_id = ?${others('family_id')}`, [
    userId,
    ...kept,
  ])
  await publish({ type: 'sessions_ended', userId }, trx)
}
