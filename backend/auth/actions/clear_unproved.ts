import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, PLATFORM } from '#shared/privacy/audit'
import { newId } from '#shared/ids'
import { queueMail } from '#shared/delivery/mail'
import { CreatorsContract } from '#creators/contract'
import { ProfilesContract, type UserRecord } from '#profiles/contract'
import { endSocialAccess } from '#auth/actions/end_social_access'
import { revokeSessions } from '#auth/actions/revoke_sessions'
import { dropPassword } from '#auth/actions/store_password'
import { endOneTimeTokens } from '#auth/store/one_time_tokens'
import type { SocialPerson } from '#auth/social/person'

/** What the owner verified the address with, and keeps. */
export interface Kept {
  familyId?: string | null
  identity?: Pick<SocialPerson, 'provider' | 'subject'>
}

/**
 * Runs when an address is verified for the first time. Before that anybody could have made the account with it, so this
 * ends every other way in and clears what was entered or agreed on: sessions and unfinished sign-ins, linked accounts,
 * links and PINs, the payout address, personal information, a creator's terms.
 */
@inject()
export class ClearUnproved {
  constructor(
    private profiles: ProfilesContract,
    private creators: CreatorsContract
  ) {}

  /** For a verification by the owner, who gets a mail. The caller replaces or removes the password. */
  async forOwner(user: UserRecord, kept: Kept, trx: TransactionClientContract): Promise<void> {
    await this.#clear(user, kept, trx)
    // A pending account has no data to clear.
    if (user.status === 'pending') return
    const { email, language } = user
    const told = { mail: 'account_cleared', to: email, language, data: {} } as const
    await queueMail({ ...told, key: `account_cleared:${newId()}` }, trx)
  }

  /** For a verification by an admin: the holder of the password may not be the owner of the mailbox. */
  async forOther(user: UserRecord, trx: TransactionClientContract): Promise<void> {
    await this.#clear(user, {}, trx)
    await endOneTimeTokens('verify_email', user.id, trx)
    await dropPassword(user.id, trx)
  }

  async #clear(user: UserRecord, kept: Kept, trx: TransactionClientContract): Promise<void> {
    const { id: userId } = user
    await revokeSessions(userId, kept.familyId ?? null, 'address_proved', trx)
    await endSocialAccess({ userId, addressWasProved: false, except: kept.identity }, trx)
    await endOneTimeTokens('reset_password', userId, trx)
    if (user.status === 'pending') return
    await this.profiles.clearTold(userId, trx)
    const before = await this.creators.endTerms(userId, trx)
    if (before === null) return
    const line = { action: 'creator.terms_ended', target: { type: 'user', id: userId } }
    await audit({ ...PLATFORM, ...line, before: { ...before }, after: null }, trx)
  }
}
