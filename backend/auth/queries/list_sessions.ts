import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns, Computed } from '#shared/database/rows'

interface OpenSession {
  id: string
  signedInAtMs: number
  /** When its tokens were last renewed. */
  usedAtMs: number
  /** When the player last gave the password again; null where the sign-in is the only proof. */
  provedAtMs: number | null
  expiresAtMs: number
}

type Row = Columns<'refresh_families', 'id' | 'created_at' | 'proved_at' | 'expires_at'> &
  Computed<{ used_at: number | string }>

/** A browser that signs in again and again leaves old sessions behind until they expire. */
const SHOWN = 100

/** Sessions of an account that go on: neither ended nor without a token that still renews them. Newest first. */
export async function listSessions(userId: string): Promise<OpenSession[]> {
  const nowMs = clock.nowMs()
  const rows = await run<Row>(
    db.connection(),
    `select f.id, f.created_at, f.proved_at, f.expires_at, max(t.created_at) as used_at
     from refresh_families f
     join refresh_tokens t on t.family_id = f.id and t.rotated_at is null and t.expires_at > ?
     where f.user_id = ? and f.revoked_at is null and f.expires_at > ?
     group by f.id, f.created_at, f.proved_at, f.expires_at
     order by f.created_at desc, f.id desc limit ?`,
    [nowMs, userId, nowMs, SHOWN]
  )
  return rows.map((row) => ({
    id: row.id,
    signedInAtMs: row.created_at,
    usedAtMs: Number(row.used_at),
    provedAtMs: row.proved_at,
    expiresAtMs: row.expires_at,
  }))
}
