import type { Infer } from '@vinejs/vine/types'
import { game } from '#config/game'
import { keyedHash } from '#shared/privacy/keyed_hash'
import type { Progress, UserRecord } from '#profiles/contract'
import type { profileSchema } from '#profiles/wire/profile'

/** A player's own profile, as the client's session stores it. */
export function toProfile(
  user: UserRecord,
  roles: string[],
  progress: Progress
): Infer<typeof profileSchema> {
  return {
    id: user.id,
    username: user.username,
    avatar: user.avatar,
    profileColor: user.profileColor,
    emailVerified: user.emailVerified,
    email: user.email,
    payoutEmail: user.payoutEmail,
    roles,
    tosSignedAt:
      user.termsSignedAtMs === null ? null : new Date(user.termsSignedAtMs).toISOString(),
    lastTosSigned: user.termsVersion === game.termsVersion,
    adsDisabled: user.adsDisabled,
    language: user.language,
    country: user.country,
    state: user.state,
    profileIncomplete: user.profileIncomplete,
    pageKey: keyedHash(`page ${user.id}`),
    ...progress,
  }
}
