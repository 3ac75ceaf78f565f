import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { newId } from '#shared/ids'
import type { Family, SessionTokens } from '#auth/domain/session'
import { newToken, type NewToken } from '#auth/domain/tokens'

/** Issues a new pair of tokens for a family. Both are valid only while the family is. */
export async function issueTokens(
  family: Family,
  client: QueryClientContract
): Promise<SessionTokens> {
  const nowMs = clock.nowMs()
  const refresh = newToken('rt_')
  await run(
    client,
    'insert into refresh_tokens (id, family_id, hash, created_at, expires_at) values (?, ?, ?, ?, ?)',
    [
      newId(),
      family.id,
      refresh.hash,
      nowMs,
      Math.min(nowMs + game.tokens.refreshSlidingMs, family.expiresAtMs),
    ]
  )
  const access = await issueAccessToken(family, client)
  return { accessToken: access.value, refreshToken: refresh.value }
}

export async function issueAccessToken(
  family: Pick<Family, 'id' | 'userId'>,
  client: QueryClientContract
): Promise<NewToken & { id: string; expiresAtMs: number }> {
  const nowMs = clock.nowMs()
  const token = {
    ...newToken('at_'),
    id: newId(),
    expiresAtMs: nowMs + game.tokens.accessSeconds * 1_000,
  }
  await run(
    client,
    'insert into access_tokens (id, user_id, family_id, hash, created_at, expires_at) values (?, ?, ?, ?, ?, ?)',
    [token.id, family.userId, family.id, token.hash, nowMs, token.expiresAtMs]
  )
  return token
}
