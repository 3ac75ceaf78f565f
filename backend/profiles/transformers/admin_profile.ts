import type { Infer } from '@vinejs/vine/types'
import { game } from '#config/game'
import type { UserRecord } from '#profiles/contract'
import type { adminProfileSchema } from '#profiles/wire/admin_profile'

/** A profile for admins. */
export function toAdminProfile(user: UserRecord): Infer<typeof adminProfileSchema> {
  return {
    id: user.id,
    username: user.username,
    avatar: user.avatar,
    profileColor: user.profileColor,
    email: user.email,
    emailVerified: user.emailVerified,
    payoutEmail: user.payoutEmail,
    status: user.status,
    language: user.language,
    country: user.country,
    state: user.state,
    usResidencyConfirmed: user.usResidencyConfirmed,
    regionChangedAt: instant(user.regionChangedAtMs),
    profileIncomplete: user.profileIncomplete,
    adsDisabled: user.adsDisabled,
    distributorId: user.distributorId,
    claimedPoints: user.claimedPoints,
    tosSignedAt: instant(user.termsSignedAtMs),
    lastTosSigned: user.termsVersion === game.termsVersion,
    createdAt: new Date(user.createdAtMs).toISOString(),
  }
}

const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
