import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Locale } from '@sidepick/rules/types'
import { run } from '#shared/dialect'
import type { UserRecord } from '#profiles/contract'

interface Row {
  id: string
  email: string
  username: string
  status: UserRecord['status']
  profile_color: string
  avatar: string | null
  language: Locale
  email_verified_at: number | null
  payout_email: string | null
  claimed_points: number
  terms_version: string | null
  terms_signed_at: number | null
  ads_disabled: boolean | number
  created_at: number
}

/** One player by a unique column; null when there is none. */
export async function findUser(
  column: 'id' | 'email' | 'username_key',
  value: string,
  client: QueryClientContract = db.connection()
): Promise<UserRecord | null> {
  const [row] = await run<Row>(
    client,
    `select id, email, username, status, profile_color, avatar, language, email_verified_at, payout_email,
            claimed_points, terms_version, terms_signed_at, ads_disabled, created_at
     from users where ${column} = ?`,
    [value]
  )
  return row ? toRecord(row) : null
}

function toRecord(row: Row): UserRecord {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    status: row.status,
    profileColor: row.profile_color,
    avatar: row.avatar,
    language: row.language,
    emailVerified: row.email_verified_at !== null,
    payoutEmail: row.payout_email,
    claimedPoints: row.claimed_points,
    termsVersion: row.terms_version,
    termsSignedAtMs: row.terms_signed_at,
    adsDisabled: Boolean(row.ads_disabled),
    createdAtMs: row.created_at,
  }
}
