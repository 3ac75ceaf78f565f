import type { Language } from '@sidepick/rules/types'
import type { Flag } from '#database/schema'
import type { Columns, Computed } from '#shared/database/rows'
import type { UserRecord } from '#profiles/contract'

/** A row of the table users, without the columns that only the player's own form shows. */
export type UserRow = Columns<
  'users',
  | 'id'
  | 'email'
  | 'username'
  | 'status'
  | 'profile_color'
  | 'avatar'
  | 'avatar_asset_id'
  | 'language'
  | 'country'
  | 'state'
  | 'us_residency_confirmed_at'
  | 'region_changed_at'
  | 'email_verified_at'
  | 'payout_email'
  | 'payout_email_confirmed_at'
  | 'distributor_id'
  | 'claimed_points'
  | 'terms_version'
  | 'terms_signed_at'
  | 'ads_disabled'
  | 'created_at'
> &
  Computed<{ has_birthday: Flag }> & { language: Language }

export const USER_COLUMNS = `id, email, username, status, profile_color, avatar, avatar_asset_id, language, country,
  state, us_residency_confirmed_at, region_changed_at, birthday_sealed is not null as has_birthday, email_verified_at,
  payout_email, payout_email_confirmed_at, distributor_id, claimed_points, terms_version, terms_signed_at, ads_disabled, created_at`

export function toUserRecord(row: UserRow): UserRecord {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    status: row.status,
    profileColor: row.profile_color,
    avatar: row.avatar,
    avatarAssetId: row.avatar_asset_id,
    language: row.language,
    country: row.country,
    state: row.state,
    usResidencyConfirmed: row.us_residency_confirmed_at !== null,
    regionChangedAtMs: row.region_changed_at,
    profileIncomplete: !row.has_birthday || row.country === null,
    emailVerified: row.email_verified_at !== null,
    payoutEmail: row.payout_email,
    payoutEmailConfirmedAtMs: row.payout_email_confirmed_at,
    distributorId: row.distributor_id,
    claimedPoints: row.claimed_points,
    termsVersion: row.terms_version,
    termsSignedAtMs: row.terms_signed_at,
    adsDisabled: Boolean(row.ads_disabled),
    createdAtMs: row.created_at,
  }
}
