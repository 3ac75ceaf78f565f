import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { newId } from '#shared/ids'
import type { StoredRole } from '#accounts/contract'
import { hashToken, isToken, newToken } from '#auth/domain/tokens'

/** The purposes of mailed tokens; a token is valid only for its own. */
const PURPOSES = {
  verify_email: { prefix: 'vt_', lifetimeMs: game.tokens.verifyEmailMs },
  reset_password: { prefix: 'pt_', lifetimeMs: game.tokens.resetPasswordMs },
  invite: { prefix: 'it_', lifetimeMs: game.tokens.inviteMs },
} as const

export type OneTimePurpose = keyof typeof PURPOSES

export interface OneTimeToken {
  id: string
  /** null for an invite, whose account is created by its use. */
  userId: string | null
  /** The address that the token was sent to, which its holder can read. */
  email: string
  /** Roles and sender of an invite. */
  roles: StoredRole[]
  issuedBy: string | null
}

export type NewOneTimeToken = Pick<OneTimeToken, 'userId' | 'email'> &
  Partial<Pick<OneTimeToken, 'roles' | 'issuedBy'>> & {
    purpose: OneTimePurpose
    /** Instead of the purpose's default. */
    lifetimeMs?: number
  }

/**
 * Issues a token and returns its plain value, which is not stored. An invite replaces an earlier one to its address.
 */
export async function issueOneTimeToken(
  { purpose, userId, email, roles = [], issuedBy = null, lifetimeMs }: NewOneTimeToken,
  trx: TransactionClientContract
): Promise<string> {
  const { prefix, lifetimeMs: usualMs } = PURPOSES[purpose]
  const nowMs = clock.nowMs()
  if (purpose === 'invite') {
    await run(
      trx,
      `update one_time_tokens set used_at = ? where email = ? and purpose = 'invite' and used_at is null`,
      [nowMs, email]
    )
  }
  const token = newToken(prefix)
  await run(
    trx,
    `insert into one_time_tokens (id, purpose, hash, user_id, email, roles, issued_by, created_at, expires_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      newId(),
      purpose,
      token.hash,
      userId,
      email,
      JSON.stringify(roles),
      issuedBy,
      nowMs,
      nowMs + (lifetimeMs ?? usualMs),
    ]
  )
  return token.value
}

type Row = Columns<'one_time_tokens', 'id' | 'user_id' | 'email' | 'roles' | 'issued_by'>

const COLUMNS = 'id, user_id, email, roles, issued_by'

/** A usable token; null when it is unknown, expired, used, or has another purpose. */
export async function findOneTimeToken(
  purpose: OneTimePurpose,
  value: string,
  client: QueryClientContract = db.connection()
): Promise<OneTimeToken | null> {
  if (!isToken(value, PURPOSES[purpose].prefix)) return null
  const [row] = await run<Row>(
    client,
    `select ${COLUMNS} from one_time_tokens
     where hash = ? and purpose = ? and used_at is null and expires_at > ?`,
    [hashToken(value), purpose, clock.nowMs()]
  )
  return row ? toToken(row) : null
}

/** Uses a token. Of several concurrent calls one gets it; the others get null, as for an invalid token. */
export async function useOneTimeToken(
  purpose: OneTimePurpose,
  value: string,
  trx: TransactionClientContract
): Promise<OneTimeToken | null> {
  if (!isToken(value, PURPOSES[purpose].prefix)) return null
  const nowMs = clock.nowMs()
  const [row] = await run<Row>(
    trx,
    `update one_time_tokens set used_at = ?
     where hash = ? and purpose = ? and used_at is null and expires_at > ? returning ${COLUMNS}`,
    [nowMs, hashToken(value), purpose, nowMs]
  )
  return row ? toToken(row) : null
}

/** Ends a player's other links of a purpose. */
export async function endOneTimeTokens(
  purpose: OneTimePurpose,
  userId: string,
  trx: TransactionClientContract
): Promise<void> {
  await run(
    trx,
    'update one_time_tokens set used_at = ? where user_id = ? and purpose = ? and used_at is null',
    [clock.nowMs(), userId, purpose]
  )
}

/** Ends the invites that somebody has sent. */
export async function endInvitesOf(userId: string, trx: TransactionClientContract): Promise<void> {
  await run(
    trx,
    `update one_time_tokens set used_at = ? where issued_by = ? and purpose = 'invite' and used_at is null`,
    [clock.nowMs(), userId]
  )
}

function toToken(row: Row): OneTimeToken {
  return {
    id: row.id,
    userId: row.user_id,
    email: row.email,
    roles: JSON.parse(row.roles) as StoredRole[],
    issuedBy: row.issued_by,
  }
}
