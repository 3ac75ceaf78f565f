import vine from '@vinejs/vine'
import type { AuthResponse } from '@sidepick/rules/types'
import { game } from '#config/game'
import type { Session } from '#auth/domain/session'

export const authResponseSchema = vine.object({
  accessToken: vine.string(),
  accessTokenExpiresIn: vine.number().withoutDecimals(),
  refreshToken: vine.string(),
  roles: vine.array(vine.string()),
  lastTosSigned: vine.boolean(),
  tosSignedAt: vine.string().nullable(),
  email: vine.string(),
  payoutEmail: vine.string().nullable(),
})

export function toAuthResponse({ user, roles, tokens }: Session): AuthResponse {
  return {
    accessToken: tokens.accessToken,
    accessTokenExpiresIn: game.tokens.accessSeconds,
    refreshToken: tokens.refreshToken,
    roles,
    lastTosSigned: user.termsVersion === game.termsVersion,
    tosSignedAt:
      user.termsSignedAtMs === null ? null : new Date(user.termsSignedAtMs).toISOString(),
    email: user.email,
    payoutEmail: user.payoutEmail,
  }
}
