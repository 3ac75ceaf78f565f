import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { Columns, Named } from '#shared/database/rows'
import type { KeptFamily } from '#auth/domain/session'
import { hashToken } from '#auth/domain/tokens'

export interface RefreshToken {
  id: string
  expiresAtMs: number
  /** When a successor was issued; null while it is the current one. */
  rotatedAtMs: number | null
  family: KeptFamily
  revoked: boolean
}

type Row = Columns<'refresh_tokens', 'id' | 'expires_at' | 'rotated_at' | 'family_id'> &
  Columns<'refresh_families', 'user_id' | 'revoked_at' | 'browser_key_hash' | 'bound_by_token'> &
  Named<'refresh_families', { family_expires_at: 'expires_at' }>

/** A refresh token with the state of its family; null when we never issued it. */
export async function findRefreshToken(
  value: string,
  client: QueryClientContract
): Promise<RefreshToken | null> {
  const [row] = await run<Row>(
    client,
    `select t.id, t.expires_at, t.rotated_at, t.family_id, f.user_id, f.expires_at as family_expires_at, f.revoked_at,
       f.browser_key_hash, f.bound_by_token
     from refresh_tokens t join refresh_families f on f.id = t.family_id
     where t.hash = ?`,
    [hashToken(value)]
  )
  if (!row) return null
  return {
    id: row.id,
    expiresAtMs: row.expires_at,
    rotatedAtMs: row.rotated_at,
    family: {
      id: row.family_id,
      userId: row.user_id,
      expiresAtMs: row.family_expires_at,
      keyHash: row.browser_key_hash,
      boundByToken: row.bound_by_token,
    },
    revoked: row.revoked_at !== null,
  }
}
