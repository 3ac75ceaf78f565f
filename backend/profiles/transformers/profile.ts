import type { Profile } from '@sidepick/rules/types'
import { game } from '#config/game'
import type { UserRecord } from '#profiles/contract'

/** A player's own profile, as the session keeps it. */
export function toProfile(user: UserRecord, roles: string[]): Profile {
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
  }
}
