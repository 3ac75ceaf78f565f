import type { Infer } from '@vinejs/vine/types'
import { game } from '#config/game'
import type { Session } from '#auth/domain/session'
import type { authResponseSchema } from '#auth/wire/session'

export function toAuthResponse({ user, roles, tokens }: Session): Infer<typeof authResponseSchema> {
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
