import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newId } from '#shared/ids'
import { queueMail } from '#shared/mail'
import type { ProfilesContract, UserRecord } from '#profiles/contract'
import { endSocialAccess } from '#auth/actions/end_social_access'
import { revokeSessions } from '#auth/actions/revoke_sessions'
import { endOneTimeTokens } from '#auth/one_time_tokens'
import type { SocialPerson } from '#auth/social/person'

/** What the owner proved the address with, and keeps. */
export interface Kept {
  familyId?: string | null
  identity?: Pick<SocialPerson, 'provider' | 'subject'>
}

/**
 * The owner of an address proved it for the first time. Before that anybody could have made the account in their name, so
 * this ends every other way in and what leads money elsewhere: sessions, accounts elsewhere, pending links and PINs, and
 * the payout address. The owner is told, unless the account was pending, in which nobody can set anything.
 */
export async function clearUnproved(
  user: UserRecord,
  { familyId = null, identity }: Kept,
  profiles: ProfilesContract,
  trx: TransactionClientContract
): Promise<void> {
  const { id: userId, email, language } = user
  await revokeSessions(userId, familyId, 'address_proved', trx)
  await endSocialAccess({ userId, addressWasProved: false, except: identity }, trx)
  await endOneTimeTokens('reset_password', userId, trx)
  await profiles.update(userId, { payoutEmail: null, payoutEmailConfirmed: false }, trx)
  if (user.status === 'pending') return
  const told = { mail: 'account_cleared', to: email, language, data: {} } as const
  await queueMail({ ...told, key: `account_cleared:${newId()}` }, trx)
}
