import type { Infer } from '@vinejs/vine/types'
import type { UserRecord } from '#profiles/contract'
import type { accountSchema } from '#accounts/wire/account'

export function toAccount(user: UserRecord, roles: string[]): Infer<typeof accountSchema> {
  return {
    id: user.id,
    email: user.email,
    username: user.username,
    avatar: user.avatar,
    profileColor: user.profileColor,
    status: user.status,
    emailVerified: user.emailVerified,
    payoutEmail: user.payoutEmail,
    country: user.country,
    state: user.state,
    language: user.language,
    roles,
    createdAt: new Date(user.createdAtMs).toISOString(),
  }
}
