import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { RevocationReason } from '#auth/domain/session'

/** Ends a family with all its tokens, because every check of a token checks its family. Only once. */
export async function revokeFamily(
  familyId: string,
  because: RevocationReason,
  client: QueryClientContract
): Promise<void> {
  await run(
    client,
    'update refresh_families set revoked_at = ?, revoked_because = ? where id = ? and revoked_at is null',
    [clock.nowMs(), because, familyId]
  )
}
