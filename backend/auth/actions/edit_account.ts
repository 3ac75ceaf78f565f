import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/actor'
import { attempt } from '#shared/database/attempt'
import { audit } from '#shared/privacy/audit'
import { takeTurns } from '#shared/database/dialect'
import { newId } from '#shared/ids'
import { queueMail } from '#shared/delivery/mail'
import { failure, success, type Result } from '#shared/result'
import { ProfilesContract, type UserRecord } from '#profiles/contract'
import { completeChanges, disarms, type AccountChanges } from '#auth/domain/account_changes'
import { ClearUnproved } from '#auth/actions/clear_unproved'
import { endSocialAccess } from '#auth/actions/end_social_access'
import { holdSessions } from '#auth/actions/hold_sessions'
import { mailPasswordLink, mailVerification } from '#auth/actions/mail_links'
import { tellPayoutChange } from '#auth/actions/tell_payout_change'
import { AuthContract } from '#auth/contract'
import { endInvitesOf, endOneTimeTokens } from '#auth/store/one_time_tokens'
import { isLastSuperadmin } from '#auth/queries/is_last_superadmin'
import { listRoles } from '#auth/queries/list_roles'
import { changedFields } from '#auth/domain/changed_fields'

/** Who changes it, with the check whether they may change an account with these roles. */
export interface Editor {
  actor: Actor
  mayEdit: (roles: string[]) => Promise<boolean>
}

export type EditAccountError =
  | { type: 'not_found' }
  | { type: 'forbidden' }
  | { type: 'email_taken' }
  | { type: 'state_unknown' }
  | { type: 'last_superadmin' }

/**
 * Changes an account. A new e-mail or a block ends every session. An admin's verification of an address counts as the
 * first one, but not by the owner: everything is cleared, and the owner chooses a password by a mailed link.
 */
@inject()
export class EditAccount {
  constructor(
    private profiles: ProfilesContract,
    private auth: AuthContract,
    private clearUnproved: ClearUnproved
  ) {}

  handle(
    userId: string,
    given: AccountChanges,
    { actor, mayEdit }: Editor
  ): Promise<Result<UserRecord, EditAccountError>> {
    return attempt<UserRecord, EditAccountError>(async (trx) => {
      // Changes of roles wait until this ends.
      await takeTurns(trx, 'superadmins')
      await holdSessions(userId, trx)
      const user = await this.profiles.find(userId, trx)
      if (user === null || user.status === 'deleted') return failure({ type: 'not_found' })
      if (!(await mayEdit(await listRoles(userId, trx)))) return failure({ type: 'forbidden' })
      const changes = completeChanges(user, given)
      if (changes === null) return failure({ type: 'state_unknown' })
      if (disarms(user, changes) && (await isLastSuperadmin(userId, this.profiles, trx))) {
        return failure({ type: 'last_superadmin' })
      }
      const vouched = !user.emailVerified && given.emailVerified === true
      if (vouched) await this.clearUnproved.forOther(user, trx)
      const updated = await this.profiles.update(userId, changes, trx)
      if (!updated.ok) {
        const { type } = updated.error
        return failure({ type: type === 'not_found' ? type : 'email_taken' })
      }
      await this.#follow(user, updated.value, vouched, trx)
      const { before, after } = changedFields(user, updated.value)
      const line = { action: 'user.edited', target: { type: 'user', id: userId } }
      if (after !== null) await audit({ ...actor, ...line, before, after }, trx)
      return success(updated.value)
    })
  }

  async #follow(
    before: UserRecord,
    after: UserRecord,
    vouched: boolean,
    trx: TransactionClientContract
  ) {
    const { id } = after
    await tellPayoutChange(before, after.payoutEmail, trx)
    const blocked = after.status === 'blocked'
    if (blocked) await this.auth.revokeSessions(id, null, 'account_closed', trx)
    const moved = after.email !== before.email
    // The sender of the invites may not be the admin any more.
    if (moved || blocked || !after.emailVerified) await endInvitesOf(id, trx)
    if (moved) await this.#leave(before, trx)
    const occasion = { key: newId() }
    // There is no password (any more): choosing one verifies the address, so the mail for a first password is sent.
    if (vouched ? !blocked : moved && after.status === 'pending') {
      await mailPasswordLink({ ...after, status: 'pending' }, occasion, trx)
    } else if (moved && !after.emailVerified) await mailVerification(after, occasion, trx)
  }

  /** Links in the old mailbox and linked accounts must not open this account any more. */
  async #leave({ id, email, language }: UserRecord, trx: TransactionClientContract) {
    await this.auth.revokeSessions(id, null, 'email_changed', trx)
    await endOneTimeTokens('reset_password', id, trx)
    await endOneTimeTokens('verify_email', id, trx)
    await endSocialAccess({ userId: id, addressWasProved: false }, trx)
    const told = { mail: 'email_changed', to: email, language } as const
    await queueMail({ ...told, data: {}, key: `email_changed:${newId()}` }, trx)
  }
}
