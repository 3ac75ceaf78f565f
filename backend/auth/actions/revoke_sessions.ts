import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/dialect'
import type { RevocationReason } from '#auth/contract'

/** Ends every family of a player but the one given: each check of a token asks for its family. */
export async function revokeSessions(
  userId: string,
  exceptFamilyId: string | null,
  because: RevocationReason,
  trx: TransactionClientContract
): Promise<void> {
  const others = exceptFamilyId === null ? '' : ' and id <> ?'
  await run(
    trx,
    `update refresh_families set revoked_at = ?, revoked_because = ?
     where user_id = ? and revoked_at is null${others}`,
    [clock.nowMs(), because, userId, ...(exceptFamilyId === null ? [] : [exceptFamilyId])]
  )
}
