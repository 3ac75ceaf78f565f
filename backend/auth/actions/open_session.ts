import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { newId } from '#shared/ids'
import { issueTokens } from '#auth/actions/issue_tokens'
import type { SessionTokens } from '#auth/domain/session'

/**
 * Starts a family of tokens: one per login, so that one device can be signed out alone. `signedInAtMs` is an earlier
 * sign-in: a session that another one gave is as old as the giver.
 */
export async function openSession(
  userId: string,
  trx: TransactionClientContract,
  signedInAtMs = clock.nowMs()
): Promise<SessionTokens> {
  const family = { id: newId(), userId, expiresAtMs: signedInAtMs + game.tokens.refreshAbsoluteMs }
  await run(
    trx,
    'insert into refresh_families (id, user_id, created_at, expires_at) values (?, ?, ?, ?)',
    [family.id, userId, signedInAtMs, family.expiresAtMs]
  )
  return issueTokens(family, trx)
}
