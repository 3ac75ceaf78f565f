import vine from '@vinejs/vine'
import type { UserRecord } from '#profiles/contract'

const instant = () => vine.string()

/** An account as admins see it. */
export const accountSchema = vine.object({
  id: vine.string().uuid(),
  email: vine.string(),
  username: vine.string(),
  avatar: vine.string().nullable(),
  profileColor: vine.string(),
  status: vine.enum(['pending', 'active', 'blocked', 'deleted']),
  emailVerified: vine.boolean(),
  payoutEmail: vine.string().nullable(),
  country: vine.string().nullable(),
  state: vine.string().nullable(),
  language: vine.string(),
  roles: vine.array(vine.string()),
  createdAt: instant(),
})

export function toAccount(user: UserRecord, roles: string[]) {
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
