import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#shared/caller'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns, Named, Outer } from '#shared/database/rows'
import { isClosedHere } from '#auth/domain/closed_accounts'
import { hashToken } from '#auth/domain/tokens'
import { withPlayer } from '#accounts/contract'

interface FoundCaller {
  caller: Caller
  token: { id: string; hash: string; createdAtMs: number; expiresAtMs: number }
}

type Row = Columns<
  'access_tokens',
  'id' | 'hash' | 'user_id' | 'family_id' | 'created_at' | 'expires_at'
> &
  Named<'refresh_families', { signed_in_at: 'created_at' }> &
  Columns<'refresh_families', 'proved_at'> &
  Columns<'users', 'email_verified_at'> &
  Outer<Columns<'user_roles', 'role'>>

/**
 * The caller of an access token; null unless token, family and account are valid and open on this server. One statement reads token, status and
 * roles (a row per role), because every signed-in request runs it. It is the only place that reads other modules'
 * tables: users and user_roles.
 */
export async function findCaller(accessToken: string): Promise<FoundCaller | null> {
  const rows = await run<Row>(
    db.connection(),
    `select t.id, t.hash, t.user_id, t.family_id, f.created_at as signed_in_at, f.proved_at, t.created_at, t.expires_at, u.email_verified_at, r.role
     from access_tokens t
     join refresh_families f on f.id = t.family_id and f.revoked_at is null
     join users u on u.id = t.user_id and u.status = 'active'
     left join user_roles r on r.user_id = t.user_id
     where t.hash = ? and t.expires_at > ?
     order by r.role`,
    [hashToken(accessToken), clock.nowMs()]
  )
  const [row] = rows
  if (!row || isClosedHere(row.user_id)) return null
  const roles = withPlayer(rows.flatMap(({ role }) => (role === null ? [] : [role])))
  return {
    caller: {
      id: row.user_id,
      roles,
      emailVerified: row.email_verified_at !== null,
      familyId: row.family_id,
      signedInAtMs: row.signed_in_at,
      provedAtMs: row.proved_at ?? row.signed_in_at,
    },
    token: { id: row.id, hash: row.hash, createdAtMs: row.created_at, expiresAtMs: row.expires_at },
  }
}
