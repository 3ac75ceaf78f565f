import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { newId } from '#shared/ids'
import type { AccountRecordsContract } from '#profiles/contract'
import type { TermsEvidence } from '#accounts/contract'

/** Records that a player accepted the terms in force. */
export async function signTerms(
  userId: string,
  evidence: TermsEvidence,
  records: AccountRecordsContract,
  trx: TransactionClientContract
): Promise<{ termsVersion: string; termsSignedAtMs: number }> {
  const signedAtMs = clock.nowMs()
  const version = game.termsVersion
  await run(
    trx,
    'insert into terms_acceptances (id, user_id, version, ip, user_agent, signed_at) values (?, ?, ?, ?, ?, ?)',
    [newId(), userId, version, evidence.ip, evidence.userAgent?.slice(0, 512) ?? null, signedAtMs]
  )
  await records.signTerms({ userId, version, signedAtMs }, trx)
  return { termsVersion: version, termsSignedAtMs: signedAtMs }
}
