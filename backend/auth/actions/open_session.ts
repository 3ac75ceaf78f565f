import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/dialect'
import { newId } from '#shared/ids'
import { issueTokens } from '#auth/actions/issue_tokens'
import type { SessionTokens } from '#auth/session'

/** Begins a family of tokens: one per login, so that one device can be signed out without the others. */
export async function openSession(
  userId: string,
  trx: TransactionClientContract
): Promise<SessionTokens> {
  const nowMs = clock.nowMs()
  const family = { id: newId(), userId, expiresAtMs: nowMs + game.tokens.refreshAbsoluteMs }
  await run(
    trx,
    'insert into refresh_families (id, user_id, created_at, expires_at) values (?, ?, ?, ?)',
    [family.id, userId, nowMs, family.expiresAtMs]
  )
  return issueTokens(family, trx)
}
