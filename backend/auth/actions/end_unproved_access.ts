import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { endSocialAccess } from '#auth/actions/end_social_access'
import { revokeSessions } from '#auth/actions/revoke_sessions'
import type { SocialPerson } from '#auth/social/person'
import { endOneTimeTokens } from '#auth/store/one_time_tokens'

/** What the owner verified the address with, and keeps. */
export interface Kept {
  familyId?: string | null
  identity?: Pick<SocialPerson, 'provider' | 'subject'>
}

/**
 * Ends the ways in that anybody could have prepared before the address was verified: sessions and unfinished sign-ins,
 * linked accounts, and links to choose a password. The caller replaces or removes the password.
 */
export async function endUnprovedAccess(
  userId: string,
  kept: Kept,
  trx: TransactionClientContract
): Promise<void> {
  await revokeSessions(userId, kept.familyId ?? null, 'address_proved', trx)
  await endSocialAccess({ userId, addressWasProved: false, except: kept.identity }, trx)
  await endOneTimeTokens('reset_password', userId, trx)
}
