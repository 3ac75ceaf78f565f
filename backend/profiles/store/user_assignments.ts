import { normalizeUsername, usernameKey } from '@sidepick/rules/username'
import type { UserChanges } from '#profiles/contract'
import { seal } from '#profiles/domain/sealed'

type Value = string | number | boolean | null
type Assignments = Record<string, Value>

/** The columns that changes of a player set, and to what. */
export function userAssignments(userId: string, changes: UserChanges, nowMs: number): Assignments {
  const { username, avatar, birthday, emailVerified, usResidencyConfirmed, ...plain } = changes
  const given: Record<string, Value | undefined> = {
    email: plain.email,
    payout_email: plain.payoutEmail,
    status: plain.status,
    profile_color: plain.profileColor,
    language: plain.language,
    country: plain.country,
    state: plain.state,
    ads_disabled: plain.adsDisabled,
    username: username && normalizeUsername(username),
    username_key: username && usernameKey(username),
    avatar: avatar === undefined ? undefined : (avatar?.url ?? null),
    avatar_asset_id: avatar === undefined ? undefined : (avatar?.assetId ?? null),
    birthday_sealed: birthday && seal(birthday, { userId, field: 'birthday' }),
    email_verified_at: since(emailVerified, nowMs),
    payout_email_confirmed_at: since(plain.payoutEmailConfirmed, nowMs),
    us_residency_confirmed_at: since(usResidencyConfirmed, nowMs),
  }
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, Value] => entry[1] !== undefined)
  )
}

const since = (holds: boolean | undefined, nowMs: number) =>
  holds === undefined ? undefined : holds ? nowMs : null
