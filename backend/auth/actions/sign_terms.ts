import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { newId } from '#shared/ids'
import type { ProfilesContract } from '#profiles/contract'

/** The origin of an acceptance, stored as proof. */
export interface TermsEvidence {
  ip: string
  userAgent: string | null
}

/** Records that a player accepted the terms in force. One row each time, never changed. */
export async function signTerms(
  userId: string,
  evidence: TermsEvidence,
  profiles: ProfilesContract,
  trx: TransactionClientContract
): Promise<{ termsVersion: string; termsSignedAtMs: number }> {
  const signedAtMs = clock.nowMs()
  const version = game.termsVersion
  await run(
    trx,
    'insert into terms_acceptances (id, user_id, version, ip, user_agent, signed_at) values (?, ?, ?, ?, ?, ?)',
    [newId(), userId, version, evidence.ip, evidence.userAgent?.slice(0, 512) ?? null, signedAtMs]
  )
  await profiles.signTerms({ userId, version, signedAtMs }, trx)
  return { termsVersion: version, termsSignedAtMs: signedAtMs }
}
