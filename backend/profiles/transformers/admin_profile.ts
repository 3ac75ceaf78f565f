import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { game } from '#config/game'
import type { UserRecord } from '#profiles/contract'

/** A profile for admins. */
export const adminProfileFields = {
  id: vine.string().uuid(),
  username: vine.string(),
  avatar: vine.string().nullable(),
  profileColor: vine.string(),
  email: vine.string(),
  emailVerified: vine.boolean(),
  payoutEmail: vine.string().nullable(),
  status: vine.enum(['pending', 'active', 'blocked', 'deleted']),
  language: vine.enum(LANGUAGE_TAGS),
  country: vine.string().nullable(),
  state: vine.string().nullable(),
  usResidencyConfirmed: vine.boolean(),
  regionChangedAt: vine.string().nullable(),
  profileIncomplete: vine.boolean(),
  adsDisabled: vine.boolean(),
  distributorId: vine.string(),
  claimedPoints: vine.number().withoutDecimals(),
  tosSignedAt: vine.string().nullable(),
  lastTosSigned: vine.boolean(),
  createdAt: vine.string(),
}

export function toAdminProfile(user: UserRecord) {
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
