import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { Family } from '#auth/domain/session'
import { hashToken } from '#auth/domain/tokens'

export interface RefreshToken {
  id: string
  expiresAtMs: number
  /** When a successor was issued; null while it is the current one. */
  rotatedAtMs: number | null
  family: Family
  revoked: boolean
}

interface Row {
  id: string
  expires_at: number
  rotated_at: number | null
  family_id: string
  user_id: string
  family_expires_at: number
  revoked_at: number | null
}

/** A refresh token with the state of its family; null when we never issued it. */
export async function findRefreshToken(
  value: string,
  client: QueryClientContract
): Promise<RefreshToken | null> {
  const [row] = await run<Row>(
    client,
    `select t.id, t.expires_at, t.rotated_at, t.family_id, f.user_id, f.expires_at as family_expires_at, f.revoked_at
     from refresh_tokens t join refresh_families f on f.id = t.family_id
     where t.hash = ?`,
    [hashToken(value)]
  )
  if (!row) return null
  return {
    id: row.id,
    expiresAtMs: row.expires_at,
    rotatedAtMs: row.rotated_at,
    family: { id: row.family_id, userId: row.user_id, expiresAtMs: row.family_expires_at },
    revoked: row.revoked_at !== null,
  }
}
