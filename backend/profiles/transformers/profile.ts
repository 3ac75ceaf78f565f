import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { GAME_TYPES, LEAGUES, type Profile } from '@sidepick/rules/types'
import { game } from '#config/game'
import type { Progress, UserRecord } from '#profiles/contract'

export const leaguesSchema = {
  leagues: vine.array(
    vine.object({ name: vine.enum(LEAGUES), leaderboardId: vine.string().uuid() })
  ),
  currentLeague: vine.enum(LEAGUES),
}

const achievementSchema = vine.object({
  id: vine.string(),
  name: vine.string(),
  description: vine.string(),
  icon: vine.string(),
  gameType: vine.enum(GAME_TYPES).nullable(),
  gameStreak: vine.number().withoutDecimals(),
  fulfilled: vine.boolean(),
  timestamp: vine.string().nullable(),
  read: vine.boolean(),
})

export const profileSchema = vine.object({
  id: vine.string().uuid(),
  username: vine.string(),
  avatar: vine.string().nullable(),
  profileColor: vine.string(),
  emailVerified: vine.boolean(),
  email: vine.string(),
  payoutEmail: vine.string().nullable(),
  roles: vine.array(vine.string()),
  tosSignedAt: vine.string().nullable(),
  lastTosSigned: vine.boolean(),
  adsDisabled: vine.boolean(),
  language: vine.enum(LANGUAGE_TAGS),
  country: vine.string().nullable(),
  state: vine.string().nullable(),
  profileIncomplete: vine.boolean(),
  ...leaguesSchema,
  gamePlaysSinceDemotion: vine.number().withoutDecimals(),
  gamesDeclared: vine.number().withoutDecimals(),
  gamesCorrectAnswers: vine.number().withoutDecimals(),
  achievements: vine.array(achievementSchema),
})

/** A player's own profile, as the client's session stores it. */
export function toProfile(user: UserRecord, roles: string[], progress: Progress): Profile {
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
    ...progress,
  }
}
