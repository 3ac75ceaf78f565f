import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isUsState } from '@sidepick/rules/us_states'
import type { Actor } from '#shared/actor'
import { audit } from '#shared/audit'
import { takeTurns } from '#shared/dialect'
import { newId } from '#shared/ids'
import { queueMail } from '#shared/mail'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/transact'
import { ProfilesContract, type UserChanges, type UserRecord } from '#profiles/contract'
import { endSocialAccess } from '#auth/actions/end_social_access'
import { mailPasswordLink, mailVerification } from '#auth/actions/mail_links'
import { tellPayoutChange } from '#auth/actions/tell_payout_change'
import { AuthContract } from '#auth/contract'
import { endInvitesOf, endOneTimeTokens } from '#auth/one_time_tokens'
import { isLastSuperadmin } from '#auth/queries/is_last_superadmin'
import { listRoles } from '#auth/queries/list_roles'
import { changedFields } from '#auth/changed_fields'

/** What admins change of an account; what is left out stays. */
export type AccountChanges = Pick<
  UserChanges,
  'email' | 'emailVerified' | 'country' | 'state' | 'payoutEmail'
> & { status?: 'active' | 'blocked' }

/** Who changes it, and whether they may touch an account of such roles. */
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

/** Changes an account for its owner. Another e-mail, or a block, ends every session. */
@inject()
export class EditAccount {
  constructor(
    private profiles: ProfilesContract,
    private auth: AuthContract
  ) {}

  handle(
    userId: string,
    given: AccountChanges,
    { actor, mayEdit }: Editor
  ): Promise<Result<UserRecord, EditAccountError>> {
    return transact(async (trx): Promise<Result<UserRecord, EditAccountError>> => {
      // Whoever gives or takes roles waits until this is over.
      await takeTurns(trx, 'superadmins')
      const user = await this.profiles.find(userId, trx)
      if (user === null || user.status === 'deleted') return failure({ type: 'not_found' })
      if (!(await mayEdit(await listRoles(userId, trx)))) return failure({ type: 'forbidden' })
      const changes = complete(user, given)
      if (changes === null) return failure({ type: 'state_unknown' })
      if (disarms(user, changes) && (await isLastSuperadmin(userId, this.profiles, trx))) {
        return failure({ type: 'last_superadmin' })
      }
      const updated = await this.profiles.update(userId, changes, trx)
      if (!updated.ok) {
        const { type } = updated.error
        return failure({ type: type === 'not_found' ? type : 'email_taken' })
      }
      await this.#follow(user, updated.value, trx)
      const { before, after } = changedFields(user, updated.value)
      const line = { action: 'user.edited', target: { type: 'user', id: userId } }
      if (after !== null) await audit({ ...actor, ...line, before, after }, trx)
      return success(updated.value)
    })
  }

  async #follow(before: UserRecord, after: UserRecord, trx: TransactionClientContract) {
    const { id } = after
    await tellPayoutChange(before, after.payoutEmail, trx)
    if (after.status === 'blocked') {
      await this.auth.revokeSessions(id, null, 'account_closed', trx)
    }
    const moved = after.email !== before.email
    // Whoever sent them may not be who acts as an admin from now on.
    if (moved || after.status === 'blocked' || !after.emailVerified) await endInvitesOf(id, trx)
    if (!moved) return
    await this.auth.revokeSessions(id, null, 'email_changed', trx)
    // Neither links that wait in the old mailbox nor accounts elsewhere open this one any more.
    await endOneTimeTokens('reset_password', id, trx)
    await endOneTimeTokens('verify_email', id, trx)
    await endSocialAccess({ userId: id, addressWasProved: false }, trx)
    const key = newId()
    const told = { mail: 'email_changed', to: before.email, language: before.language } as const
    await queueMail({ ...told, data: {}, key: `email_changed:${key}` }, trx)
    // A pending account has no password yet: choosing it proves the address.
    if (after.status === 'pending') await mailPasswordLink(after, { key }, trx)
    else if (!after.emailVerified) await mailVerification(after, { key }, trx)
  }
}

/** What follows from a change: another country leaves the old one's state behind. null when country and state do not fit. */
function complete(user: UserRecord, given: AccountChanges): UserChanges | null {
  const country = given.country ?? user.country
  const kept = country === user.country ? user.state : null
  const state = given.state === undefined ? kept : given.state
  if (state !== null && !(country === 'US' && isUsState(state))) return null
  // The PIN was for another address.
  const moved = given.payoutEmail !== undefined && given.payoutEmail !== user.payoutEmail
  return { ...given, state, ...(moved ? { payoutEmailConfirmed: false } : {}) }
}

/** Whether somebody who acts as an admin could not any more. */
function disarms(user: UserRecord, { email, emailVerified, status }: UserChanges): boolean {
  const unverified = email !== undefined && email !== user.email && !emailVerified
  return unverified || emailVerified === false || (status !== undefined && status !== 'active')
}
